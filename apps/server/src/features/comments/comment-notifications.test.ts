import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { answer, comment } from '../../test/data/comments.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';

let kindred: TestApp;
let creator: TestCreator;
let fan: TestUser;
let friend: TestUser;
let postId: string;

beforeAll(async () => {
  kindred = await startTestApp();
  await kindred.startJobs();
});
beforeEach(async () => {
  creator = await createCreator(kindred.context, { name: 'Mara' });
  fan = await member('Robin');
  friend = await member('Lee');
  postId = (await createPost(kindred.context, creator)).postId;
});
afterAll(() => kindred.close());

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
    body: 'Replied to your comment',
  });
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
  expect((await notifications(creator)).length).toBe(2);
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
  const told = async ({ token }: TestUser) =>
    (await kindred.call('listMessages', { char_id: creator.charId }, { token })).data.list
      .filter(({ identity }) => identity === 'automated')
      .map(({ content }) => content);
  await expect.poll(() => told(fan)).toEqual(['Thank you, Robin']);
  const { rows } = await kindred.context.pool.query(
    `select id from graphile_worker.jobs where task_identifier = 'auto-messages.send'`,
  );
  expect(rows.length).toBeLessThanOrEqual(1);
  expect(await told(fan)).toEqual(['Thank you, Robin']);
  expect(await told(friend)).toEqual([]);
});
