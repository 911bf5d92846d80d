import type { LiveEvent } from '@kindred/contract/all/events';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
let creator: TestCreator;
let ana: TestUser;
let ben: TestUser;
let postId: string;

afterAll(async () => {
  await expectInvariants(kindred);
});
beforeEach(async () => {
  creator = await createCreator(kindred.context, { name: 'Mara' });
  ana = await createUser(kindred.context, { nickname: 'Ana' });
  ben = await createUser(kindred.context, { nickname: 'Ben' });
  postId = (await createPost(kindred.context, creator)).postId;
});

const like = ({ token }: TestUser) => {
  kindred.clock.advance(1);
  return kindred.call('likePost', { content_id: postId }, { token });
};
const unlike = ({ token }: TestUser) => kindred.call('unlikePost', { content_id: postId }, { token });
const list = async ({ token }: TestUser) => (await kindred.call('listNotifications', {}, { token })).data;
const listLikes = async () =>
  (await list(creator)).list.map(
    ({ topic, character, others_num }) => `${character} +${others_num} ${topic}`,
  );
const readAll = () => kindred.call('readNotifications', {}, { token: creator.token });

async function heard(happen: () => Promise<unknown>): Promise<LiveEvent[]> {
  const events: LiveEvent[] = [];
  const stop = kindred.context.live.subscribe(creator.userId, (event) => events.push(event));
  await happen();
  stop();
  return events;
}

test('likes of a post are one notification, which names who liked last and counts the others', async () => {
  await like(ana);
  await like(ben);
  const third = await createUser(kindred.context, { nickname: 'Cleo' });
  const events = await heard(() => like(third));
  expect(await listLikes()).toEqual(['Cleo +2 liked']);
  expect(await list(creator)).toMatchObject({
    unread_total: 1,
    link_total: 1,
    system_total: 0,
    count: 1,
    list: [{ push_type: 'link_msg', user_id: third.userId, body: 'and 2 others liked your post' }],
  });
  expect(events).toMatchObject([
    { type: 'notification.arrived', is_update: true, unread_total: 1, notification: { others_num: 2 } },
  ]);
});

test('a like after the last ones were read is news again, on top, and still the only one', async () => {
  await like(ana);
  await readAll();
  await kindred.call('follow', { following_id: creator.charId }, { token: ana.token });
  const events = await heard(() => like(ben));
  expect(await listLikes()).toEqual(['Ben +1 liked', 'Ana +0 followed']);
  expect(events).toMatchObject([{ type: 'notification.arrived', is_update: false, unread_total: 2 }]);
});

test('a like that is taken back is no news any more, and tabs that are open are told', async () => {
  await like(ana);
  await like(ben);
  await unlike(ben);
  expect(await listLikes()).toEqual(['Ana +0 liked']);
  const events = await heard(() => unlike(ana));
  expect(await list(creator)).toMatchObject({ list: [], unread_total: 0, link_total: 0 });
  expect(events).toEqual([
    { type: 'notification.withdrawn', unread_total: 0, link_total: 0, system_total: 0 },
  ]);
});

test('whoever likes, takes it back and likes again is told of once', async () => {
  await like(ana);
  await readAll();
  const events = await heard(async () => {
    await unlike(ana);
    await like(ana);
  });
  expect(events.map(({ type }) => type)).toEqual(['notification.withdrawn']);
  expect(await list(creator)).toMatchObject({ list: [{ topic: 'liked', is_read: true }], unread_total: 0 });
});

test("one's own like is no news, nor a like of somebody restricted", async () => {
  await kindred.call('restrict', { restrict_id: ana.userId, restrict: 1 }, { token: creator.token });
  await like(creator);
  await like(ana);
  expect(await listLikes()).toEqual([]);
  await like(ben);
  expect(await listLikes()).toEqual(['Ben +0 liked']);
});

test('people behind a block and people who have left are neither named nor counted', async () => {
  for (const person of [await createUser(kindred.context, { nickname: 'Cleo' }), ana, ben])
    await like(person);
  await createBlock(kindred.context, creator.userId, ben.userId);
  expect(await listLikes()).toEqual(['Ana +1 liked']);
  await kindred.call('deleteAccount', {}, { token: ana.token });
  expect(await listLikes()).toEqual(['Cleo +0 liked']);
});

test('the likes of a post that is deleted are no news', async () => {
  await like(ana);
  await kindred.call('deletePost', { diary_id: postId }, { token: creator.token });
  expect(await list(creator)).toMatchObject({ list: [], unread_total: 0 });
});

test('twelve who like at once are one notification', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => createUser(kindred.context)));
  await Promise.all(people.map(like));
  const { list: notifications } = await list(creator);
  expect(notifications).toMatchObject([{ topic: 'liked', others_num: 11 }]);
});

test('it shows a small picture of the post to its creator alone', async () => {
  await like(ana);
  const [notification] = (await list(creator)).list;
  const image = notification?.diary?.image ?? '';
  expect(image).toMatch(/^\/media\/[\w-]{22}\/w\d+\?v=/);
});
