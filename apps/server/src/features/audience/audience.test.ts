import type { CallInput } from '@kindred/contract/all/calls';
import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { countAudience } from '../../test/stages/count-audience.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { giveGift } from '../../test/data/gifts.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { query } from '../../test/sql/query.ts';
import { deleteOldEvents, sealHours } from './seal-hours.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const none = { view_num: 0, visit_num: 0, reached_num: 0, joined_num: 0, paid_num: 0 };
const see = (fan: TestUser, postIds: string[], from: 'home' | 'discover' = 'home', timezone = 'UTC') =>
  kindred.call('markSeen', { diary_ids: postIds, from }, { token: fan.token, timezone });
const visit = (fan: TestUser, { charId }: TestCreator, from: 'discover' | 'direct' | 'other' = 'direct') =>
  kindred.call('visitPage', { char_id: charId, from }, { token: fan.token, timezone: 'Europe/Berlin' });

/** The figures after everything so far has been counted. */
async function series(
  { token }: TestCreator,
  input: Partial<CallInput<'getInsightsSeries'>> = {},
): Promise<Record<string, typeof none>> {
  await countAudience(kindred.context);
  const { data } = await kindred.call('getInsightsSeries', { days: 7, ...input }, { token });
  return Object.fromEntries(data.list.map(({ key, now }) => [key, now]));
}

test('a post that was seen counts once per person, on the way and from the country by which it was seen first', async () => {
  const creator = await createCreator(kindred.context);
  const [ada, bob] = [await createUser(kindred.context), await createUser(kindred.context)];
  const { postId } = await createPost(kindred.context, creator);
  const other = await createPost(kindred.context, creator);
  const hidden = await createPost(kindred.context, creator, { state: 0 });
  await see(ada, [postId, other.postId, hidden.postId], 'home', 'Europe/Berlin');
  await see(ada, [postId], 'discover');
  await see(bob, [postId], 'discover', 'Asia/Tokyo');
  await see(creator, [postId]);
  const two = { ...none, reached_num: 2 };
  expect(await series(creator)).toEqual({ '': { ...two, view_num: 3 } });
  expect(await series(creator, { of: 'post' })).toEqual({
    [postId]: { ...none, view_num: 2 },
    [other.postId]: { ...none, view_num: 1 },
  });
  const one = { ...none, view_num: 1, reached_num: 1 };
  expect(await series(creator, { of: 'source' })).toEqual({ home: { ...one, view_num: 2 }, discover: one });
  expect(await series(creator, { of: 'country' })).toEqual({ DE: { ...one, view_num: 2 }, JP: one });
});

test('a visit counts once an hour, and by a tracking link where there was one', async () => {
  const creator = await createCreator(kindred.context);
  const [ada, bob] = [await createUser(kindred.context), await createUser(kindred.context)];
  const { data: link } = await kindred.call(
    'createTrackingLink',
    { client_id: 'a', name: 'Radio' },
    { token: creator.token },
  );
  await kindred.context.db
    .insertInto('tracking_touches')
    .values({
      user_id: bob.userId,
      char_id: creator.charId,
      touched_at: kindred.clock.now(),
      link_id: link.link_id,
      is_sign_up: false,
    })
    .execute();
  await visit(ada, creator);
  await visit(ada, creator, 'other');
  await visit(bob, creator);
  await visit(creator, creator);
  kindred.clock.advance(3600);
  await visit(ada, creator, 'other');
  const first = { ...none, visit_num: 1, reached_num: 1 };
  expect(await series(creator, { of: 'source' })).toEqual({
    direct: first,
    link: first,
    other: { ...none, visit_num: 1 },
  });
});

test('who was reached, joined and paid counts in the hour and on the way of the first sight, members are not reached', async () => {
  const creator = await createCreator(kindred.context);
  const [ada, bob, cleo, member] = [
    await createUser(kindred.context, { diamonds: 1000 }),
    await createUser(kindred.context),
    await createUser(kindred.context),
    await createUser(kindred.context),
  ];
  const { postId } = await createPost(kindred.context, creator);
  const follow = ({ token }: TestUser) => kindred.call('follow', { following_id: creator.charId }, { token });
  await follow(member);
  await see(member, [postId]);
  await see(ada, [postId], 'discover');
  await see(bob, [postId], 'discover');
  kindred.clock.advance(8 * 86_400);
  await follow(ada);
  await giveGift(kindred.context, { fan: ada.userId, charId: creator.charId, diamonds: 300 });
  await giveGift(kindred.context, { fan: ada.userId, charId: creator.charId, diamonds: 300 });
  await follow(cleo);
  await countAudience(kindred.context);
  const { data } = await kindred.call(
    'getInsightsSeries',
    { days: 30, of: 'source' },
    { token: creator.token },
  );
  const [home, discover, other] = ['home', 'discover', 'other'].map((source) =>
    data.list.find(({ key }) => key === source),
  );
  expect(discover?.now).toEqual({ ...none, view_num: 2, reached_num: 2, joined_num: 1, paid_num: 1 });
  expect(discover?.points).toHaveLength(1);
  expect(home?.now).toEqual({ ...none, view_num: 1 });
  expect(other?.now).toEqual({ ...none, reached_num: 2, joined_num: 2 });
});

test('what was seen in the days before stands beside it, by the creator’s own clock', async () => {
  const creator = await createCreator(kindred.context);
  await kindred.context.db
    .updateTable('users')
    .set({ timezone: 'Asia/Kathmandu' })
    .where('user_id', '=', creator.userId)
    .execute();
  const fan = await createUser(kindred.context);
  const [first, second] = [
    await createPost(kindred.context, creator),
    await createPost(kindred.context, creator),
  ];
  const dayNow = () =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' }).format(kindred.clock.now());
  const firstDay = dayNow();
  await see(fan, [first.postId]);
  kindred.clock.advance(7 * 86_400);
  await see(fan, [second.postId]);
  await countAudience(kindred.context);
  const { data } = await kindred.call('getInsightsSeries', { days: 7 }, { token: creator.token });
  const [all] = data.list;
  expect(all?.points).toEqual([{ at: dayNow(), ...none, view_num: 1 }]);
  expect(all?.points_before).toEqual([{ at: firstDay, ...none, view_num: 1, reached_num: 1 }]);
  expect([data.days.length, data.days.at(-1), data.days_before.at(-1)]).toEqual([7, dayNow(), firstDay]);
  const hours = await kindred.call('getInsightsSeries', { days: 7, by: 'hour' }, { token: creator.token });
  expect(hours.data.list[0]?.points[0]?.at).toMatch(new RegExp(`^${dayNow()}T[0-2][0-9]$`));
});

test('an event of a transaction that commits late is counted by a later run, and none twice, however many run at once', async () => {
  const creator = await createCreator(kindred.context);
  const fans = await Promise.all(Array.from({ length: 6 }, () => createUser(kindred.context)));
  const [late, ...others] = fans as [TestUser, ...TestUser[]];
  const { postId } = await createPost(kindred.context, creator);
  const client = await kindred.context.pool.connect();
  await client.query('begin');
  await client.query(
    `insert into audience_events (user_id, kind, char_id, slot, source, country, hour)
    values ($1, 'view', $2, $3, 'home', '', date_trunc('hour', $4::timestamptz))`,
    [late.userId, creator.charId, postId, kindred.clock.now()],
  );
  await Promise.all(others.map((fan) => see(fan, [postId])));
  await Promise.all([1, 2, 3].map(() => sealHours(kindred.context)));
  await client.query('commit');
  client.release();
  await Promise.all([1, 2, 3].map(() => sealHours(kindred.context)));
  expect(await series(creator, { of: 'post' })).toEqual({ [postId]: { ...none, view_num: 6 } });
});

test('of somebody who deletes their account the figures stay, and of whom they are nobody knows', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context);
  const { postId } = await createPost(kindred.context, creator);
  await see(fan, [postId]);
  expect((await kindred.call('deleteAccount', {}, { token: fan.token })).code).toBe(2000);
  expect(await series(creator)).toEqual({ '': { ...none, view_num: 1, reached_num: 1 } });
  expect(
    await query(kindred.context.db, 'select from audience_events where user_id = $1', [fan.userId]),
  ).toEqual([]);
});

test('single events go after 190 days, once they are added up, and the sums stay', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context);
  const { postId } = await createPost(kindred.context, creator);
  await see(fan, [postId]);
  await countAudience(kindred.context);
  const left = async () =>
    (await query(kindred.context.db, 'select from audience_events where char_id = $1', [creator.charId]))
      .length;
  kindred.clock.advance(189 * 86_400);
  await deleteOldEvents(kindred.context);
  expect(await left()).toBe(2);
  kindred.clock.advance(2 * 86_400);
  await deleteOldEvents(kindred.context);
  expect(await left()).toBe(0);
  const [sum] = await query<{ views: number }>(
    kindred.context.db,
    `select views from audience_hours where char_id = $1 and dim = 'all'`,
    [creator.charId],
  );
  expect(sum?.views).toBe(1);
});

test('of those who joined in a month it is told who is still there', async () => {
  const creator = await createCreator(kindred.context);
  const fans = await Promise.all([1, 2, 3].map(() => createUser(kindred.context)));
  for (const { token } of fans) await kindred.call('follow', { following_id: creator.charId }, { token });
  await kindred.call('unfollow', { following_id: creator.charId }, { token: fans[0]?.token ?? '' });
  const { data } = await kindred.call('getRetention', {}, { token: creator.token });
  const month = kindred.clock.now().toISOString().slice(0, 7);
  expect(data.list).toHaveLength(12);
  expect(data.list.at(-1)).toEqual({ month, joined_num: 3, there_num: 2, subscribing_num: 0 });
});

test('each table is a file whose words a spreadsheet does not take for a formula, in the language of the reader', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context);
  const { postId } = await createPost(kindred.context, creator, { content: '=1+1, "twice"' });
  await see(fan, [postId], 'home', 'Europe/Berlin');
  await countAudience(kindred.context);
  const file = async (table: CallInput<'exportInsights'>['table'], language = 'en') => {
    const { data } = await kindred.call(
      'exportInsights',
      { table, days: 7 },
      { token: creator.token, language },
    );
    return Buffer.from(data.content_base64, 'base64').toString('utf8').replace('\uFEFF', '').split('\r\n');
  };
  expect((await file('posts'))[1]).toBe(`${postId},"'=1+1, ""twice""",1,0`);
  expect((await file('countries', 'de'))[1]).toBe('Deutschland,1,0,1,0,0,0,0,0,0,0');
  expect((await file('sources'))[1]).toBe('Home,1,0,1,0,0,0,0,0,0,0');
  expect(await file('days')).toHaveLength(1 + 14 + 1);
  expect((await file('hours'))[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:00,1,0,1,0,0$/);
  expect(await file('retention')).toHaveLength(1 + 12 + 1);
});

test('the figures are of one’s own page, and of creators alone', async () => {
  const [creator, other] = [await createCreator(kindred.context), await createCreator(kindred.context)];
  const fan = await createUser(kindred.context);
  const { postId } = await createPost(kindred.context, creator);
  await see(fan, [postId]);
  expect(await series(other)).toEqual({});
  for (const name of ['getInsightsSeries', 'getRetention'] as const)
    expect((await kindred.call(name, {}, { token: fan.token })).data).toBeFalsy();
});
