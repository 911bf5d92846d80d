import { beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createBlock } from '../../../test/data/create-block.ts';
import {
  createCreator,
  createSession,
  createUser,
  type TestCreator,
  type TestUser,
} from '../../../test/data/factories.ts';
import { notifyMilestones } from './notify-milestones.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;
beforeEach(async () => {
  creator = await createCreator(kindred.context, { name: 'Mara', chatMode: 1 });
  fan = await createUser(kindred.context, { nickname: 'Mia' });
});

const follow = async (user: TestUser) =>
  kindred.call('follow', { following_id: creator.charId }, { token: await tokenOf(user) });
const unfollow = async (user: TestUser) =>
  kindred.call('unfollow', { following_id: creator.charId }, { token: await tokenOf(user) });
/** A new session, because sessions end after an unused month. */
const tokenOf = ({ userId }: TestUser) => createSession(kindred.context, userId);
const listNotes = async (user: TestUser) =>
  (await kindred.call('listNotifications', {}, { token: await tokenOf(user) })).data.list
    .filter(({ push_type }) => push_type === 'local_msg')
    .map(({ body }) => body);
const write = ({ token }: TestUser) =>
  kindred.call(
    'charger',
    { char_id: creator.charId, content: 'Hello', client_id: crypto.randomUUID() },
    { token },
  );

/** Moves the clock from one day to two days after another; the job runs on each of these days. */
async function passTo(day: number, now: number): Promise<void> {
  kindred.clock.advance((day - now - 2) * 86_400);
  for (let step = 0; step < 4; step++) {
    kindred.clock.advance(86_400);
    await notifyMilestones(kindred.context);
  }
}

test('a month and each year together are told once, to the creator only of people who wrote to them', async () => {
  await follow(fan);
  await write(fan);
  const quiet = await createUser(kindred.context, { nickname: 'Quinn' });
  await follow(quiet);
  await passTo(31, 0);
  expect(await listNotes(fan)).toEqual(['A month together']);
  await passTo(366, 33);
  await passTo(731, 368);
  expect(await listNotes(fan)).toEqual(['2 years together', 'A year together', 'A month together']);
  expect(await listNotes(quiet)).toHaveLength(3);
  expect(await listNotes(creator)).toEqual(['2 years with you: say thanks', 'A year with you: say thanks']);
  const { data } = await kindred.call(
    'listNotifications',
    { kind: 'news' },
    { token: await tokenOf(creator) },
  );
  expect(data.list).toMatchObject([{ topic: 'fan_year', character: 'Mia', item_num: 2 }, { item_num: 1 }]);
});

test('time together stands in the conversation of who has written, for both, and is no unread message', async () => {
  await follow(fan);
  await write(fan);
  const quiet = await createUser(kindred.context, { nickname: 'Quinn' });
  await follow(quiet);
  await passTo(31, 0);
  await passTo(366, 33);
  const lines = async (user: TestUser, side: object) => {
    const input = { char_id: creator.charId, ...side };
    const { data } = await kindred.call('listMessages', input, { token: await tokenOf(user) });
    return data.list.filter(({ type }) => type === 'milestone').map(({ content }) => content);
  };
  expect(await lines(fan, {})).toEqual(['0', '1']);
  expect(await lines(creator, { user_id: fan.userId })).toEqual(['0', '1']);
  expect(await lines(quiet, {})).toEqual([]);
  const { data } = await kindred.call('listConversations', {}, { token: await tokenOf(fan) });
  expect(data.list).toMatchObject([{ unread: 0, content: 'Hello', type: 'text' }]);
  const inbox = await kindred.call('listConversations', {}, { token: await tokenOf(creator) });
  expect(inbox.data.list.map(({ user_id }) => user_id)).toEqual([fan.userId]);
});

test('being away costs nothing: whoever leaves and comes back has been there since they first came', async () => {
  await follow(fan);
  kindred.clock.advance(100 * 86_400);
  await unfollow(fan);
  kindred.clock.advance(200 * 86_400);
  await follow(fan);
  await passTo(366, 300);
  expect(await listNotes(fan)).toEqual(['A year together']);
  const { data } = await kindred.call(
    'getCharacterInfo',
    { char_id: creator.charId },
    { token: await tokenOf(fan) },
  );
  const years = (kindred.clock.now().getTime() - Date.parse(data.together_time ?? '')) / 86_400_000 / 365;
  expect(years).toBeGreaterThan(1);
});

test('who is gone, blocked or does not want to hear of it is told nothing', async () => {
  const [leaver, blocked, silent] = await Promise.all([1, 2, 3].map(() => createUser(kindred.context)));
  for (const fan of [leaver, blocked, silent]) await follow(fan as TestUser);
  await unfollow(leaver as TestUser);
  await createBlock(kindred.context, creator.userId, blocked?.userId ?? '');
  const off = { push_type: 'local_msg', channel: 'site', is_on: 0 } as const;
  await kindred.call('updatePushConfig', off, { token: silent?.token ?? '' });
  await passTo(31, 0);
  for (const fan of [leaver, blocked, silent]) expect(await listNotes(fan as TestUser)).toEqual([]);
});
