import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator } from '../../../test/data/factories.ts';
import { giveGift } from '../../../test/data/gifts.ts';
import { unlock } from '../../../test/data/unlock.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { explain, planNodes } from '../../../test/sql/explain.ts';
import { reverseEntry } from '../../wallet/ledger/reverse-entry.ts';
import { sumByFan, sumBySource } from './earning-sums.sql.ts';
import { rollUpEarnings } from './roll-up-earnings.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const monthNow = () => kindred.clock.now().toISOString().slice(0, 7);

async function sums({ token }: TestCreator, by: 'source' | 'day' | 'post' | 'fan', month = monthNow()) {
  const { data } = await kindred.call('listEarningSums', { by, month }, { token });
  return data.list.map(({ label, key, entries, gross_usd_cents, net_usd_cents }) => [
    label || key,
    entries,
    gross_usd_cents,
    net_usd_cents,
  ]);
}

test('a month by source, post and fan is the same before and after it is summed up, and while more comes in', async () => {
  const creator = await createCreator(kindred.context);
  const [ada, ben] = [
    await createUser(kindred.context, { nickname: 'Ada', diamonds: 5000 }),
    await createUser(kindred.context, { nickname: 'Ben', diamonds: 5000 }),
  ];
  const { postId } = await createPost(kindred.context, creator, { price: 300 });
  const give = (fan: string, diamonds: number) =>
    giveGift(kindred.context, { fan, charId: creator.charId, diamonds });
  await give(ada.userId, 500);
  await unlock(kindred, ben, postId);
  const expectSums = async (adas: number, gifts: number) => {
    expect(await sums(creator, 'source')).toEqual([
      ['gift', gifts, 500 + 200 * (gifts - 1), 400 + 160 * (gifts - 1)],
      ['unlock', 1, 300, 240],
    ]);
    expect(await sums(creator, 'post')).toMatchObject([[expect.any(String), 1, 300, 240]]);
    expect(await sums(creator, 'fan')).toEqual([
      ['Ada', gifts, adas, (adas * 4) / 5],
      ['Ben', 1, 300, 240],
    ]);
  };
  await expectSums(500, 1);
  await rollUpEarnings(kindred.context);
  await expectSums(500, 1);
  await give(ada.userId, 200);
  await expectSums(700, 2);
  await Promise.all([1, 2, 3].map(() => rollUpEarnings(kindred.context)));
  await expectSums(700, 2);
});

test('what is taken back is a source of its own, and the fan’s sum falls', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context, { nickname: 'Cleo', diamonds: 1000 });
  await giveGift(kindred.context, { fan: fan.userId, charId: creator.charId, diamonds: 500 });
  const gift = await kindred.context.db
    .selectFrom('gifts')
    .select('entry_id')
    .where('user_id', '=', fan.userId)
    .executeTakeFirstOrThrow();
  await kindred.context.db
    .transaction()
    .execute((tx) => reverseEntry(tx, gift.entry_id, { kept: 0, of: 1 }, 'refund', kindred.clock.now()));
  expect(await sums(creator, 'source')).toEqual([
    ['gift', 1, 500, 400],
    ['taken_back', 1, -500, -400],
  ]);
  expect(await sums(creator, 'fan')).toEqual([['Cleo', 2, 0, 0]]);
});

test('days are those of the profile’s zone, and stay when its owner moves', async () => {
  const creator = await createCreator(kindred.context);
  const moveTo = (timezone: string) =>
    kindred.context.db.updateTable('users').set({ timezone }).where('user_id', '=', creator.userId).execute();
  await moveTo('Pacific/Auckland');
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  await giveGift(kindred.context, { fan: fan.userId, charId: creator.charId, diamonds: 500 });
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(kindred.clock.now());
  expect(await sums(creator, 'day', day.slice(0, 7))).toEqual([[day, 1, 500, 400]]);
  await rollUpEarnings(kindred.context);
  await moveTo('America/Los_Angeles');
  await giveGift(kindred.context, { fan: fan.userId, charId: creator.charId, diamonds: 500 });
  expect(await sums(creator, 'day', day.slice(0, 7))).toEqual([[day, 2, 1000, 800]]);
});

test('fans are paged without gaps, the largest first', async () => {
  const creator = await createCreator(kindred.context);
  for (const diamonds of [200, 300, 300, 400, 500]) {
    const fan = await createUser(kindred.context, { diamonds });
    await giveGift(kindred.context, { fan: fan.userId, charId: creator.charId, diamonds });
  }
  const page = (cursor?: string) =>
    kindred.call(
      'listEarningSums',
      { by: 'fan', month: monthNow(), size: 2, ...(cursor ? { cursor } : {}) },
      { token: creator.token },
    );
  const first = await page();
  const second = await page(first.data.next ?? '');
  const third = await page(second.data.next ?? '');
  const nets = [first, second, third].flatMap(({ data }) => data.list.map((sum) => sum.net_usd_cents));
  expect(nets).toEqual([400, 320, 240, 240, 160]);
  expect([first.data.count, third.data.next]).toEqual([5, null]);
});

test('a month of a creator with very many earnings is read from its sums, not from the postings', async () => {
  const creator = await createCreator(kindred.context);
  const { pool } = kindred.context;
  const { rows } = await pool.query(
    `select account_id from ledger_accounts where user_id = $1 and kind = 'creator_pending'`,
    [creator.userId],
  );
  const accountIds = [rows[0].account_id];
  const fan = await createUser(kindred.context);
  await pool.query(
    `with entries as (
       insert into journal_entries (kind, user_id, char_id, share_bps, created_at)
       select 'subscription', $1, $2, 8000, $3::timestamptz - (n % 60) * interval '1 day'
       from generate_series(1, 12000) n returning entry_id)
     insert into postings (entry_id, account_id, amount)
     select entry_id, v.account_id, v.amount from entries, (values (house_account('processor'), -500), ($4::bigint, 400), (house_account('platform_revenue'), 100)) v (account_id, amount)`,
    [fan.userId, creator.charId, kindred.clock.now(), accountIds[0]],
  );
  await rollUpEarnings(kindred.context);
  await pool.query('analyze');
  const month = `${monthNow()}-01`;
  const plans = [
    await explain(kindred.context, sumBySource, { accountIds, month }),
    await explain(kindred.context, sumByFan, {
      accountIds,
      month,
      afterNet: '999999999999',
      afterKey: '999999999999',
      limit: 21,
      skip: 0,
      viewerId: creator.userId,
    }),
  ];
  for (const plan of plans) {
    const read = planNodes(plan).reduce(
      (most, node) => Math.max(most, node['Shared Hit Blocks'] + node['Shared Read Blocks']),
      0,
    );
    expect(read).toBeLessThan(200);
    expect(
      planNodes(plan).some(
        (node) => node['Relation Name'] === 'postings' && node['Node Type'] === 'Seq Scan',
      ),
    ).toBe(false);
  }
  await pool.query(
    `alter table postings disable trigger postings_append_only; alter table journal_entries disable trigger journal_entries_append_only`,
  );
  await pool.query(
    `delete from postings where entry_id in (select entry_id from journal_entries where user_id = $1);`,
    [fan.userId],
  );
  await pool.query(`delete from journal_entries where user_id = $1`, [fan.userId]);
  await pool.query(`delete from earning_days where account_id = $1`, accountIds);
  await pool.query(`delete from earning_fans where account_id = $1`, accountIds);
  await pool.query(
    `alter table postings enable trigger postings_append_only; alter table journal_entries enable trigger journal_entries_append_only`,
  );
});
