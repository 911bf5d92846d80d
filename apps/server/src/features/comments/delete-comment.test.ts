import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { answer, cardCount, comment, thread } from '../../test/data/comments.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;

beforeAll(async () => {
  creator = await createCreator(kindred.context);
  fan = await member();
});
afterAll(async () => {
  await expectInvariants(kindred);
});

async function member(): Promise<TestUser> {
  const user = await createUser(kindred.context);
  await createMembership(kindred.context, user.userId, creator.charId, 'free');
  return user;
}

const remove = (commentId: string, { token }: TestUser) =>
  kindred.call('deleteComment', { comment_id: commentId }, { token });

test('the writer and the post’s creator may delete, others may not', async () => {
  const { postId } = await createPost(kindred.context, creator);
  const [first, second] = [await comment(kindred, fan, postId), await comment(kindred, fan, postId, 'Two')];
  const otherFan = await member();
  expect((await remove(first.data.comment.comment_id, otherFan)).code).toBe(4003);
  expect((await remove(first.data.comment.comment_id, fan)).data).toEqual({ comment_num: 1 });
  expect((await remove(second.data.comment.comment_id, creator)).data).toEqual({ comment_num: 0 });
  expect(await thread(kindred, otherFan, postId)).toMatchObject({ count: 0, texts: [] });
});

test('with a comment go the answers under it; deleting again changes nothing', async () => {
  const { postId } = await createPost(kindred.context, creator);
  const root = (await comment(kindred, fan, postId)).data.comment;
  const otherFan = await member();
  const reply = (await answer(kindred, otherFan, postId, root, 'Answer')).data.comment;
  await comment(kindred, otherFan, postId, 'Stays');
  const all = await Promise.all([1, 2, 3].map(() => remove(root.comment_id, fan)));
  expect(all.map(({ data }) => data)).toEqual(Array(3).fill({ comment_num: 1 }));
  expect((await remove(reply.comment_id, otherFan)).code).toBe(2000);
  expect((await remove(reply.comment_id, fan)).code).toBe(4508);
  expect((await remove('999999999', fan)).code).toBe(4508);
  expect((await thread(kindred, fan, postId)).texts).toEqual(['Stays']);
  const rows = await kindred.context.db.selectFrom('comments').select(['content', 'deleted_at']).execute();
  expect(rows.filter((row) => row.deleted_at && row.content !== '')).toEqual([]);
});

test('what was deleted does not come back by a late repeat of its sending', async () => {
  const { postId } = await createPost(kindred.context, creator);
  const sendAnswer = await comment(kindred, fan, postId, 'Gone', 'gone-for-good');
  await remove(sendAnswer.data.comment.comment_id, fan);
  expect((await comment(kindred, fan, postId, 'Gone', 'gone-for-good')).code).toBe(4508);
});

test('a storm of comments, answers and deletions leaves a true number', async () => {
  const { postId } = await createPost(kindred.context, creator);
  const people = await Promise.all(Array.from({ length: 8 }, member));
  const root = (await comment(kindred, fan, postId, 'Root')).data.comment;
  const answers = await Promise.all(
    people.flatMap((person) => [
      comment(kindred, person, postId),
      answer(kindred, person, postId, root),
      kindred.call('likePost', { content_id: postId }, { token: person.token }),
    ]),
  );
  expect(answers.every(({ code }) => code === 2000)).toBe(true);
  expect(await cardCount(kindred, fan, postId)).toBe(17);
  const creatorView = await thread(kindred, creator, postId);
  await Promise.all([
    ...creatorView.list.map(({ comment_id }) => remove(comment_id, creator)),
    ...people.map((person) => answer(kindred, person, postId, root, 'Late')),
    ...people.map((person) => comment(kindred, person, postId, 'Late as well')),
  ]);
  const { count, list } = await thread(kindred, fan, postId);
  expect(await cardCount(kindred, fan, postId)).toBe(count);
  expect(list.every(({ content }) => content === 'Late as well')).toBe(true);
  expect(count).toBe(8);
});

test('comments and the deletion of their post in one moment: each says what became of it', async () => {
  const { postId } = await createPost(kindred.context, creator);
  const people = await Promise.all(Array.from({ length: 6 }, member));
  const [gone, ...answers] = await Promise.all([
    kindred.call('deletePost', { diary_id: postId }, { token: creator.token }),
    ...people.map((person) => comment(kindred, person, postId)),
  ]);
  expect(gone.code).toBe(2000);
  expect(answers.every(({ code }) => [2000, 5017].includes(code))).toBe(true);
  const post = await kindred.context.db
    .selectFrom('posts')
    .select('comment_num')
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  expect(post.comment_num).toBe(answers.filter(({ code }) => code === 2000).length);
});

test('restricting and commenting in one moment lets nothing slip through', async () => {
  const { postId } = await createPost(kindred.context, creator);
  const otherFan = await member();
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      comment(kindred, otherFan, postId, `Round ${round}`),
      kindred.call('restrict', { restrict_id: otherFan.userId, restrict: 1 }, { token: creator.token }),
      comment(kindred, otherFan, postId, `And again ${round}`),
    ]);
    expect(await thread(kindred, fan, postId)).toMatchObject({ count: 0, texts: [] });
    await kindred.call('restrict', { restrict_id: otherFan.userId, restrict: 0 }, { token: creator.token });
    expect((await thread(kindred, fan, postId)).count).toBe((round + 1) * 2);
  }
});

test('a comment can be reported once by whoever reads it, and what it said is kept', async () => {
  const { postId } = await createPost(kindred.context, creator);
  const { comment_id } = (await comment(kindred, fan, postId, 'Buy followers now')).data.comment;
  const report = (by: TestUser) =>
    kindred.call(
      'createReport',
      { reported_id: comment_id, reported_type: 2, reason: 'spam' },
      { token: by.token },
    );
  expect((await report(fan)).code).toBe(4003);
  expect((await report(creator)).code).toBe(2000);
  expect((await report(creator)).code).toBe(2000);
  await remove(comment_id, fan);
  expect((await report(await member())).code).toBe(4508);
  const rows = await kindred.context.db.selectFrom('reports').select(['reported_id', 'content']).execute();
  expect(rows).toEqual([{ reported_id: comment_id, content: 'Buy followers now' }]);
});
