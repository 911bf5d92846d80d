import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { answer, comment, thread } from '../../test/data/comments.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;
let friend: TestUser;

beforeAll(async () => {
  creator = await createCreator(kindred.context, { name: 'Mara' });
  fan = await createUser(kindred.context, { nickname: 'Robin' });
  friend = await createUser(kindred.context, { nickname: 'Lee' });
  for (const { userId } of [fan, friend]) {
    await createMembership(kindred.context, userId, creator.charId, 'free');
  }
});
afterAll(async () => {
  await expectInvariants(kindred);
});

async function commented() {
  const { postId } = await createPost(kindred.context, creator);
  const root = (await comment(kindred, fan, postId, 'Root')).data.comment;
  return { postId, root };
}

test('an answer stands under its thread, says whom it answers, and is counted', async () => {
  const { postId, root } = await commented();
  const first = (await answer(kindred, friend, postId, root, 'First')).data.comment;
  expect(first).toMatchObject({ parent: root.comment_id, reply_user: { nickname: 'Robin' } });
  await answer(kindred, creator, postId, first, 'Second');
  const { list, count } = await thread(kindred, fan, postId);
  expect(count).toBe(3);
  expect(list).toMatchObject([
    {
      content: 'Root',
      has_more_replies: false,
      replies: [
        { content: 'First', parent: root.comment_id },
        { content: 'Second', parent: root.comment_id, reply_user: { nickname: 'Lee' }, is_owner: true },
      ],
    },
  ]);
});

test.each([
  ['@Robin thank you', 'thank you'],
  ['@Robinson thank you', '@Robinson thank you'],
  ['@robin thank you', '@robin thank you'],
  ['Hi @Robin you', 'Hi @Robin you'],
])('of "%s" is kept "%s"', async (input, content) => {
  const { postId, root } = await commented();
  expect((await answer(kindred, friend, postId, root, input)).data.comment.content).toBe(content);
});

test('a mention alone is no answer', async () => {
  const { postId, root } = await commented();
  expect((await answer(kindred, friend, postId, root, '@Robin  ')).code).toBe(4000);
});

test('what is answered must be there: of this post, in this thread, by this person', async () => {
  const { postId, root } = await commented();
  const otherPost = await commented();
  const inThread = (await answer(kindred, friend, postId, root)).data.comment;
  for (const wrong of [
    otherPost.root,
    { ...inThread, parent: otherPost.root.comment_id },
    { ...root, user_id: friend.userId },
    { ...inThread, comment_id: '999999999', parent: root.comment_id },
  ]) {
    expect((await answer(kindred, creator, postId, wrong)).code).toBe(4508);
  }
  await kindred.call('deleteComment', { comment_id: root.comment_id }, { token: fan.token });
  expect((await answer(kindred, creator, postId, root)).code).toBe(4508);
});

test('the first two answers come along, the others page by page, oldest first and without holes', async () => {
  const { postId, root } = await commented();
  const contents = ['1', '2', '3', '4', '5'];
  for (const text of contents) await answer(kindred, friend, postId, root, text);
  const { list } = await thread(kindred, fan, postId);
  expect(list[0]).toMatchObject({ has_more_replies: true, replies: [{ content: '1' }, { content: '2' }] });
  const readContents: string[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const { data } = await kindred.call(
      'listCommentReplies',
      { root_comment_id: root.comment_id, size: 2, cursor },
      { token: fan.token },
    );
    readContents.push(...data.list.map(({ content }) => content));
    cursor = data.next ?? undefined;
    more = data.next !== null;
  }
  expect(readContents).toEqual(contents);
});

test('comments come newest first, by page and by cursor; `page` says how many pages there are', async () => {
  const { postId } = await createPost(kindred.context, creator);
  for (const text of ['a', 'b', 'c', 'd', 'e']) await comment(kindred, creator, postId, text);
  const ask = (input: object) =>
    kindred.call('listComments', { content_id: postId, size: 2, ...input }, { token: fan.token });
  const texts = ({ data }: Awaited<ReturnType<typeof ask>>) => data.list.map(({ content }) => content);
  const first = await ask({ tp: 1 });
  expect(first.data).toMatchObject({ page: 3, total_page: 3, count: 5 });
  expect(texts(first)).toEqual(['e', 'd']);
  expect(texts(await ask({ page: 3 }))).toEqual(['a']);
  // A comment is written meanwhile: paging by cursor repeats nothing.
  await comment(kindred, creator, postId, 'f');
  const second = await ask({ cursor: first.data.next });
  expect(texts(second)).toEqual(['c', 'b']);
  expect((await ask({ cursor: 'WyJhIl0' })).code).toBe(4000);
});
