import type { ListRule } from '@kindred/contract/lists/calls';
import { refusals } from '@kindred/contract/wire/errors';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { unlock } from '../../test/data/unlock.ts';

const kindred = useTestApp();
let creator: TestCreator;
/** Follows, paid 300 long ago and 100 lately, writes. */
let ada: TestUser;
/** Subscribes to a tier, in Germany, labelled. */
let bo: TestUser;
/** Was subscribed. */
let cy: TestUser;
/** Follows, and is blocked. */
let di: TestUser;
let stranger: TestUser;
let labelId: string;

const own = () => ({ token: creator.token });
const update = (table: string, user: TestUser, set: string) =>
  kindred.context.pool.query(`update ${table} set ${set} where user_id = $1`, [user.userId]);

/** Time goes by, and everybody stays signed in. */
async function pass(days: number) {
  kindred.clock.advance(days * 86_400);
  await kindred.context.pool.query('update sessions set last_seen_at = $1', [kindred.clock.now()]);
}

beforeAll(async () => {
  const { context } = kindred;
  creator = await createCreator(context, { groupId: null, chatMode: 1 });
  const people = [];
  for (let at = 0; at < 5; at++) people.push(await createUser(context, { diamonds: 1000 }));
  [ada, bo, cy, di, stranger] = people as [TestUser, TestUser, TestUser, TestUser, TestUser];
  for (const person of [ada, di]) await createMembership(context, person.userId, creator.charId, 'free');
  for (const person of [bo, cy]) await createMembership(context, person.userId, creator.charId, 'pro');
  await update('memberships', bo, 'tier_level = 2000, renews = true');
  await update('memberships', cy, "state = 'expired'");
  await update('users', bo, "timezone = 'Europe/Berlin'");
  await createBlock(context, creator.userId, di.userId);
  const buy = async (person: TestUser, price: number) => {
    const post = await createPost(context, creator, { price, membersIncluded: false });
    expect((await unlock(kindred, person, post.postId)).code).toBe(2000);
  };
  await buy(ada, 300);
  await pass(40);
  await buy(ada, 100);
  await kindred.call('charger', { char_id: creator.charId, content: 'Hello' }, { token: ada.token });
  await kindred.call('charger', { char_id: creator.charId, content: 'Hello' }, { token: bo.token });
  const { data } = await kindred.call('saveLabel', { name: 'Regulars' }, own());
  labelId = data.label_id;
  const key = { char_id: creator.charId, user_id: bo.userId, label_ids: [labelId] };
  await kindred.call('setConversationLabels', key, own());
  await pass(10);
  await kindred.call('charger', { char_id: creator.charId, content: 'Hello' }, { token: ada.token });
});

async function peopleOf(list_id: string) {
  const { data } = await kindred.call('listPeople', { list_id }, own());
  const names = new Map([ada, bo, cy, di, stranger].map((person, at) => [person.userId, 'abcde'[at]]));
  expect(data.count).toBe(data.list.length);
  return data.list
    .map(({ user_id }) => names.get(user_id))
    .toSorted()
    .join('');
}
async function fitting(rule: ListRule) {
  const { data } = await kindred.call('saveList', { name: `Rule ${crypto.randomUUID()}`, rule }, own());
  const people = await peopleOf(data.list_id);
  expect((await kindred.call('countListRule', { rule }, own())).data.count).toBe(people.length);
  await kindred.call('deleteList', { list_id: data.list_id }, own());
  return people;
}

test.each([
  ['nothing', {}, 'abc'],
  ['who follows', { joined: 'free' }, 'a'],
  ['who subscribes', { joined: 'pro' }, 'b'],
  ['who has joined', { joined: 'any' }, 'ab'],
  ['who was here', { joined: 'former' }, 'c'],
  ['who paid so much in all', { spent_min: 400 }, 'a'],
  ['who paid more than anybody', { spent_min: 401 }, ''],
  ['who paid so much lately', { spent_min: 100, spent_days: 30 }, 'a'],
  ['who did not pay so much lately', { spent_min: 101, spent_days: 30 }, ''],
  ['who has not written for a week', { quiet_days: 7 }, 'bc'],
  ['who has not written for a month', { quiet_days: 30 }, 'c'],
  ['of a tier or higher', { tier_level: 2000 }, 'b'],
  ['of a higher tier', { tier_level: 3000 }, ''],
  ['of a country', { country: 'DE' }, 'b'],
  ['of another country', { country: 'FR' }, ''],
  ['of no country', { country: 'ZZ' }, ''],
  ['whose subscription goes on', { renews: true }, 'b'],
  ['all of rules', { all: [{ joined: 'any' }, { quiet_days: 7 }] }, 'b'],
  ['any of rules', { any: [{ joined: 'former' }, { spent_min: 50 }] }, 'ac'],
  ['any beside a condition', { joined: 'any', any: [{ joined: 'former' }, { spent_min: 50 }] }, 'a'],
  ['the same condition twice', { all: [{ spent_min: 400 }, { spent_min: 100, spent_days: 30 }] }, 'a'],
  ['all within any', { any: [{ all: [{ joined: 'pro' }, { country: 'DE' }] }, { joined: 'former' }] }, 'bc'],
] as [string, ListRule, string][])('a rule finds %s', async (_what, rule, expected) => {
  expect(await fitting(rule)).toBe(expected);
});

test('a rule finds whose conversation bears a label, of the creator’s own labels', async () => {
  expect(await fitting({ label_id: labelId })).toBe('b');
  const other = await createCreator(kindred.context);
  const foreign = await kindred.call('saveLabel', { name: 'Theirs' }, { token: other.token });
  expect(await fitting({ label_id: foreign.data.label_id })).toBe('');
});

test('a rule is data: words, unknown conditions and too many are refused', async () => {
  const hostile = [
    { joined: "any' or true --" },
    { country: 'de' },
    { spent_min: 0 },
    { sql: 'select 1' },
    { any: [] },
    { all: Array.from({ length: 6 }, () => ({ any: [{ quiet_days: 1 }, { quiet_days: 2 }] })) },
    { any: Array.from({ length: 7 }, () => ({ quiet_days: 1 })) },
  ];
  for (const rule of hostile) {
    const { code } = await kindred.call('countListRule', { rule: rule as ListRule }, own());
    expect([JSON.stringify(rule), code]).toEqual([JSON.stringify(rule), refusals.invalidInput.code]);
  }
});

test('a list of one’s own takes one’s own fans, blocked ones never, and can be sent again', async () => {
  const { data } = await kindred.call('saveList', { name: 'Friends' }, own());
  expect((await kindred.call('saveList', { name: 'Friends' }, own())).data).toEqual(data);
  const add = (...people: TestUser[]) =>
    kindred.call('addToList', { list_id: data.list_id, user_ids: people.map(({ userId }) => userId) }, own());
  expect((await add(ada, bo, di, stranger)).data).toEqual({ added: 2 });
  expect((await add(ada)).data).toEqual({ added: 0 });
  expect(await peopleOf(data.list_id)).toBe('ab');
  const { list } = (await kindred.call('listFanLists', {}, own())).data;
  expect(list).toContainEqual({ list_id: data.list_id, name: 'Friends', rule: null, count: 2, is_on: false });
  const ofAda = (await kindred.call('listFanLists', { user_id: ada.userId }, own())).data.list;
  expect(ofAda.filter(({ is_on }) => is_on).map(({ name }) => name)).toEqual(['Friends']);
  await createBlock(kindred.context, bo.userId, creator.userId);
  expect(await peopleOf(data.list_id)).toBe('a');
  await kindred.call('removeFromList', { list_id: data.list_id, user_ids: [ada.userId] }, own());
  expect(await peopleOf(data.list_id)).toBe('');
});

test('nobody reads or changes the list of another creator', async () => {
  const { data } = await kindred.call('saveList', { name: 'Mine' }, own());
  const other = await createCreator(kindred.context);
  const theirs = { token: other.token };
  const people = { list_id: data.list_id, user_ids: [ada.userId] };
  expect((await kindred.call('addToList', people, theirs)).code).toBe(refusals.notFound.code);
  expect((await kindred.call('removeFromList', people, theirs)).code).toBe(refusals.notFound.code);
  expect((await kindred.call('listPeople', { list_id: data.list_id }, theirs)).code).toBe(
    refusals.notFound.code,
  );
  expect((await kindred.call('saveList', { ...people, name: 'Theirs' }, theirs)).code).not.toBe(2000);
  await kindred.call('deleteList', { list_id: data.list_id }, theirs);
  const { list } = (await kindred.call('listFanLists', {}, own())).data;
  expect(list.map(({ name }) => name)).toContain('Mine');
  expect((await kindred.call('listFanLists', {}, { token: ada.token })).code).toBe(
    refusals.creatorsOnly.code,
  );
});
