import { refusals } from '@kindred/contract/wire/errors';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { answer, comment } from '../../test/data/comments.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;
let friend: TestUser;
let postId: string;

beforeAll(async () => {
  await kindred.startJobs();
});
beforeEach(async () => {
  creator = await createCreator(kindred.context, { name: 'Mara' });
  fan = await member('Robin');
  friend = await member('Lee');
  postId = (await createPost(kindred.context, creator)).postId;
});

async function member(nickname: string): Promise<TestUser> {
  const user = await createUser(kindred.context, { nickname });
  await createMembership(kindred.context, user.userId, creator.charId, 'free');
  return user;
}

async function notifications({ token }: TestUser): Promise<string[]> {
  const { data } = await kindred.call('listNotifications', {}, { token });
  return data.list
    .filter(({ push_type }) => push_type === 'link_msg')
    .map(({ topic, character }) => `${character} ${topic}`);
}

test('the creator hears of a comment, whoever is answered of the answer, nobody of their own', async () => {
  const root = (await comment(kindred, fan, postId)).data.comment;
  const reply = (await answer(kindred, friend, postId, root)).data.comment;
  await answer(kindred, creator, postId, reply);
  await answer(kindred, fan, postId, root);
  expect(await notifications(creator)).toEqual(['Robin commented', 'Lee commented', 'Robin commented']);
  expect(await notifications(fan)).toEqual(['Lee replied']);
  expect(await notifications(friend)).toEqual(['Mara replied']);
  const { data } = await kindred.call('listNotifications', {}, { token: fan.token });
  expect(data.list[0]).toMatchObject({
    diary: { diary_id: postId },
    char_id: creator.charId,
    title: 'Lee',
  });
});

test('the notification says what was written, in which thread, with a small picture of the post', async () => {
  const root = (await comment(kindred, fan, postId, 'What a <b>sky</b>')).data.comment;
  const reply = (await answer(kindred, friend, postId, root, 'Taken from my roof')).data.comment;
  const ofReply = (await kindred.call('listNotifications', {}, { token: fan.token })).data.list[0];
  expect(ofReply).toMatchObject({
    topic: 'replied',
    comment: { comment_id: reply.comment_id, root_comment_id: root.comment_id },
    reply_content: ['Taken from my roof'],
    body: 'Replied to your comment: Taken from my roof',
    diary: { diary_id: postId, image: expect.stringMatching(/^\/media\/[\w-]{22}\/w\d+\?v=/) },
  });
  const { list } = (await kindred.call('listNotifications', {}, { token: creator.token })).data;
  expect(list.map(({ reply_content }) => reply_content)).toEqual([
    ['Taken from my roof'],
    ['What a <b>sky</b>'],
  ]);
});

test('whoever may not see the post any more sees no picture of it', async () => {
  const root = (await comment(kindred, fan, postId)).data.comment;
  await answer(kindred, friend, postId, root);
  await kindred.call('unfollow', { following_id: creator.charId }, { token: fan.token });
  const { list } = (await kindred.call('listNotifications', {}, { token: fan.token })).data;
  expect(list).toMatchObject([{ topic: 'replied', diary: { image: '' } }]);
});

test('a comment that is deleted takes its notification along', async () => {
  const { comment_id } = (await comment(kindred, fan, postId)).data.comment;
  expect(await notifications(creator)).toEqual(['Robin commented']);
  await kindred.call('deleteComment', { comment_id }, { token: fan.token });
  expect(await notifications(creator)).toEqual([]);
});

test('the thread of a comment is to be had by itself, however far down it stands', async () => {
  const root = (await comment(kindred, fan, postId, 'First of all')).data.comment;
  for (let at = 0; at < 4; at++) await answer(kindred, friend, postId, root, `Answer ${at}`);
  const last = (await answer(kindred, fan, postId, root, 'The last word')).data.comment;
  const thread = (comment_id: string, { token }: TestUser) =>
    kindred.call('getCommentThread', { comment_id }, { token });
  const ofLast = await thread(last.comment_id, creator);
  expect(ofLast.data.comment).toMatchObject({ comment_id: root.comment_id, content: 'First of all' });
  expect(ofLast.data.comment.replies.map(({ content }) => content)).toEqual(['Answer 0', 'Answer 1']);
  expect(ofLast.data.reply).toMatchObject({ comment_id: last.comment_id, content: 'The last word' });
  expect((await thread(root.comment_id, creator)).data.reply).toBeNull();
});

test('a thread is nobody else’s to read: not behind a lock, a block or a deletion', async () => {
  const { comment_id } = (await comment(kindred, fan, postId)).data.comment;
  const read = async ({ token }: TestUser) =>
    (await kindred.call('getCommentThread', { comment_id }, { token })).code;
  const stranger = await createUser(kindred.context);
  expect(await read(friend)).toBe(2000);
  expect(await read(stranger)).toBe(refusals.postLocked.code);
  await kindred.call('block', { block_id: fan.userId, block: 1 }, { token: friend.token });
  expect(await read(friend)).toBe(refusals.commentDeleted.code);
  await kindred.call('deleteComment', { comment_id }, { token: fan.token });
  expect(await read(creator)).toBe(refusals.commentDeleted.code);
});

test('an answer to the creator is told once', async () => {
  const root = (await comment(kindred, creator, postId)).data.comment;
  await answer(kindred, fan, postId, root);
  expect(await notifications(creator)).toEqual(['Robin replied']);
});

test('nobody hears of people whom they restrict, and across a block nothing is told', async () => {
  const root = (await comment(kindred, friend, postId)).data.comment;
  await kindred.call('restrict', { restrict_id: fan.userId, restrict: 1 }, { token: friend.token });
  await answer(kindred, fan, postId, root);
  expect(await notifications(friend)).toEqual([]);
  expect(await notifications(creator)).toEqual(['Robin commented', 'Lee commented']);
  await kindred.call('restrict', { restrict_id: fan.userId, restrict: 1 }, { token: creator.token });
  await comment(kindred, fan, postId);
  // Robin's comment is gone for Mara, and so is its notification.
  expect(await notifications(creator)).toEqual(['Lee commented']);
});

test('the same comment sent twice is told once', async () => {
  await comment(kindred, fan, postId, 'Once', 'told-only-once');
  await comment(kindred, fan, postId, 'Once', 'told-only-once');
  expect(await notifications(creator)).toEqual(['Robin commented']);
});

test('the character thanks by itself for a comment, once per post, and not whom its creator restricts', async () => {
  await kindred.call(
    'updateAutoMessage',
    { kind: 'new-comments', content: 'Thank you, {name}', is_on: 1 },
    { token: creator.token },
  );
  await kindred.call('restrict', { restrict_id: friend.userId, restrict: 1 }, { token: creator.token });
  for (const person of [fan, fan, friend, creator]) await comment(kindred, person, postId);
  const notificationsOf = async ({ token }: TestUser) =>
    (await kindred.call('listMessages', { char_id: creator.charId }, { token })).data.list
      .filter(({ identity }) => identity === 'automated')
      .map(({ content }) => content);
  await expect.poll(() => notificationsOf(fan)).toEqual(['Thank you, Robin']);
  const waiting = async () => {
    const { rows } = await kindred.context.pool.query(
      `select id from graphile_worker.jobs where task_identifier like 'auto-messages.%'`,
    );
    return rows.length;
  };
  await expect.poll(waiting).toBe(0);
  expect(await notificationsOf(fan)).toEqual(['Thank you, Robin']);
  expect(await notificationsOf(friend)).toEqual([]);
});
