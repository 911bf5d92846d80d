import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { explain, explainPage, planNodes } from '../../test/sql/explain.ts';
import { query } from '../../test/sql/query.ts';
import { inviteStatistics } from './get-invite-statistics.ts';
import { invitedCreators } from './list-invited.ts';

let kindred: TestApp;
beforeAll(async () => {
  kindred = await startTestApp({ env: { PUBLIC_URL: 'https://kindred.example', DEMO_ANYWHERE: 'true' } });
});
afterAll(() => kindred.close());

const accept = async ({ token }: TestUser, referral: string) =>
  (await kindred.call('acceptInvite', { referral }, { token })).data.inviter?.char_unique_id ?? null;
const statistics = async ({ token }: TestUser) =>
  (await kindred.call('getInviteStatistics', {}, { token })).data;
const listed = async ({ token }: TestUser, more: { size?: number; cursor?: string } = {}) =>
  (await kindred.call('listInvited', more, { token })).data;

async function makeCreator({ userId }: TestUser, handle: string): Promise<void> {
  const { db, clock } = kindred.context;
  await db.updateTable('users').set({ is_creator: true }).where('user_id', '=', userId).execute();
  await db
    .insertInto('characters')
    .values({ user_id: userId, char_unique_id: handle, name: handle, created_at: clock.now() })
    .execute();
}

test('the first invitation counts, whatever is opened later and however often', async () => {
  const [first, later] = [await createCreator(kindred.context), await createCreator(kindred.context)];
  const fan = await createUser(kindred.context);
  expect(await accept(fan, ' nobody_here ')).toBeNull();
  expect(await accept(fan, ` ${first.handle.toUpperCase()} `)).toBe(first.handle);
  kindred.clock.advance(60);
  expect(await accept(fan, later.handle)).toBe(first.handle);
  expect(await accept(fan, 'nobody_here')).toBe(first.handle);
  const row = await kindred.context.db
    .selectFrom('users')
    .select(['referred_by', 'referred_at'])
    .where('user_id', '=', fan.userId)
    .executeTakeFirstOrThrow();
  expect(row.referred_by).toBe(first.userId);
  expect(row.referred_at?.getTime()).toBeLessThan(kindred.clock.now().getTime() - 59_000);
});

test('of two invitations opened at the same moment one counts, and both answers say which', async () => {
  const [first, second] = [await createCreator(kindred.context), await createCreator(kindred.context)];
  const fan = await createUser(kindred.context);
  await Promise.all([accept(fan, first.handle), accept(fan, second.handle)]);
  const counted = [(await statistics(first)).invited_num, (await statistics(second)).invited_num];
  expect(counted.sort()).toEqual([0, 1]);
});

test('one’s own code, a code of somebody gone or behind a block, and codes opened by creators lead nowhere', async () => {
  const creator = await createCreator(kindred.context);
  expect(await accept(creator, creator.handle)).toBeNull();
  const rival = await createCreator(kindred.context);
  expect(await accept(rival, creator.handle)).toBeNull();
  const fan = await createUser(kindred.context);
  await createBlock(kindred.context, creator.userId, fan.userId);
  expect(await accept(fan, creator.handle)).toBeNull();
  const deletedCreator = await createCreator(kindred.context);
  await kindred.context.db
    .updateTable('users')
    .set({ deleted_at: kindred.clock.now() })
    .where('user_id', '=', deletedCreator.userId)
    .execute();
  expect(await accept(fan, deletedCreator.handle)).toBeNull();
  const { data } = await kindred.call('getInviter', { referral: deletedCreator.handle });
  expect(data.inviter).toBeNull();
  expect((await statistics(creator)).invited_num).toBe(0);
});

test('whose code it is, anyone may ask, and learns what is public', async () => {
  const creator = await createCreator(kindred.context, { name: 'Mara Ostrow' });
  const { data } = await kindred.call('getInviter', { referral: creator.handle.toUpperCase() });
  expect(data.inviter).toEqual({
    name: 'Mara Ostrow',
    char_unique_id: creator.handle,
    avatar: '',
    is_blue_label: 0,
  });
  expect((await kindred.call('getInviter', { referral: 'nobody_here' })).data.inviter).toBeNull();
});

test('a creator sees how many came and which of them are creators; fans are counted, never named', async () => {
  const creator = await createCreator(kindred.context);
  const people = await Promise.all([1, 2, 3].map(() => createUser(kindred.context)));
  for (const person of people) await accept(person, creator.handle);
  await makeCreator(people[1] as TestUser, 'came_along');
  expect(await statistics(creator)).toEqual({
    referral: creator.handle,
    invite_url: `https://kindred.example/invites?referral=${creator.handle}`,
    invited_num: 3,
    creator_num: 1,
    earned_usd_cents: 0,
    share_percent: 5,
    share_months: 12,
  });
  const { list, count } = await listed(creator);
  expect([count, list.map(({ char_unique_id }) => char_unique_id)]).toEqual([1, ['came_along']]);
  expect(JSON.stringify(list)).not.toContain((people[0] as TestUser).userId);
  await createBlock(kindred.context, (people[1] as TestUser).userId, creator.userId);
  expect((await listed(creator)).list).toEqual([]);
});

test('a fan has no code of their own', async () => {
  expect(await statistics(await createUser(kindred.context))).toMatchObject({
    referral: null,
    invite_url: null,
    invited_num: 0,
  });
});

test('the list of the invited goes on page by page, nobody twice, and is read off its index', async () => {
  const creator: TestCreator = await createCreator(kindred.context);
  await query(
    kindred.context.db,
    `with made as (insert into users (nickname, is_creator, created_at, referred_by, referred_at)
      select 'i' || n, true, now(), $1::bigint, now() - (n / 3) * interval '1 minute' from generate_series(1, 700) n
      returning user_id)
    insert into characters (user_id, char_unique_id, name, created_at)
      select user_id, 'inv_' || user_id, 'I', now() from made`,
    [creator.userId],
  );
  const others = `insert into users (nickname, created_at) select 'o' || n, now() from generate_series(1, 8000) n`;
  await query(kindred.context.db, others, []);
  await query(kindred.context.db, 'analyze', []);
  const charIds: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 4; page++) {
    const { list, next } = await listed(creator, { size: 50, ...(cursor ? { cursor } : {}) });
    charIds.push(...list.map(({ char_id }) => char_id));
    cursor = next ?? undefined;
  }
  expect(new Set(charIds).size).toBe(200);
  const nodes = planNodes(await explainPage(kindred.context, invitedCreators, { userId: creator.userId }));
  expect(nodes.map((node) => node['Index Name'])).toContain('users_invited_creators');
  expect(nodes.filter((node) => node['Node Type'] === 'Sort' && node['Actual Rows'] > 21)).toEqual([]);
  const counting = planNodes(await explain(kindred.context, inviteStatistics, { userId: creator.userId }));
  expect(counting.some((node) => node['Index Name']?.startsWith('users_'))).toBe(true);
});
