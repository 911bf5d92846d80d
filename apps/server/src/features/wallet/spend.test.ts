import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator } from '../../test/data/factories.ts';
import { giveGift } from '../../test/data/gifts.ts';
import { balanceOf, deliverWebhooks, openDiamondCheckout, passDays, pay } from '../../test/data/payments.ts';
import { brokenInvariants, expectInvariants } from '../../test/sql/expect-invariants.ts';
import { query } from '../../test/sql/query.ts';
import { adjustWalletBalance } from './ledger/adjust-wallet-balance.ts';
import { postEntry } from './ledger/post-entry.ts';
import { reverseEntry } from './ledger/reverse-entry.ts';
import { snapshotAccounts } from './ledger/snapshot-accounts.ts';

const kindred = useTestApp();
let creator: TestCreator;
beforeAll(async () => {
  creator = await createCreator(kindred.context);
});
afterAll(async () => {
  await expectInvariants(kindred);
});

const gift = (fan: string, diamonds: number, key?: string) =>
  giveGift(kindred.context, { fan, charId: creator.charId, diamonds, ...(key ? { key } : {}) });
const summary = async (token = creator.token) =>
  (await kindred.call('getEarningsSummary', {}, { token })).data;

describe('spending', () => {
  test('ten gifts at once with diamonds for three: exactly three are sent', async () => {
    const fan = await createUser(kindred.context, { diamonds: 3 * 200 + 199 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => gift(fan.userId, 200)));
    const outcomes = answers.map((answer) => answer.outcome);
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'insufficient')).toHaveLength(7);
    expect(await balanceOf(kindred, fan)).toBe(199);
  });

  test('the same key sends one gift, even at the same moment; with another body it is refused', async () => {
    const fan = await createUser(kindred.context, { diamonds: 2000 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => gift(fan.userId, 300, 'one-key')));
    expect(answers.map((answer) => answer.outcome).toSorted()).toEqual([
      'ok',
      'repeated',
      'repeated',
      'repeated',
      'repeated',
    ]);
    expect(answers.every((answer) => answer.answer?.diamond === 1700)).toBe(true);
    expect((await gift(fan.userId, 400, 'one-key')).outcome).toBe('key_reused');
    expect(await balanceOf(kindred, fan)).toBe(1700);
  });

  test('the creator gets 80 % rounded down, the platform the rest', async () => {
    const fan = await createUser(kindred.context, { diamonds: 1000 });
    const before = await summary();
    await gift(fan.userId, 333);
    const after = await summary();
    expect(after.pending_usd_cents - before.pending_usd_cents).toBe(266);
    const [newest] = (await kindred.call('listEarnings', {}, { token: creator.token })).data.list;
    expect(newest).toMatchObject({
      kind: 'gift',
      gross_usd_cents: 333,
      net_usd_cents: 266,
      is_available: false,
    });
  });

  test('what was disputed after it was spent leaves a debt, and whoever owes cannot spend until it is paid', async () => {
    const fan = await createUser(kindred.context);
    await pay(kindred, await openDiamondCheckout(kindred, fan), 'disputed');
    await deliverWebhooks(kindred);
    await gift(fan.userId, 400);
    await passDays(kindred, 0.1);
    expect(await balanceOf(kindred, fan)).toBe(-400);
    expect((await gift(fan.userId, 200)).outcome).toBe('blocked');
    const records = await kindred.call('listWalletRecords', {}, { token: fan.token });
    expect(records.data.list[0]).toMatchObject({ kind: 'chargeback', diamonds: -515, usd_cents: -500 });
    await pay(kindred, await openDiamondCheckout(kindred, fan, 'diamonds_1000'));
    await deliverWebhooks(kindred);
    expect(await balanceOf(kindred, fan)).toBe(650);
    expect((await gift(fan.userId, 200)).outcome).toBe('ok');
  });
});

describe('reversals', () => {
  const newestEntry = async (fan: string) => {
    const [row] = await query<{ entry_id: string }>(
      kindred.context.db,
      'select max(entry_id) as entry_id from journal_entries where user_id = $1',
      [fan],
    );
    return row?.entry_id ?? '';
  };
  const reverse = (entryId: string) =>
    kindred.context.db
      .transaction()
      .execute((tx) => reverseEntry(tx, entryId, { kept: 0, of: 1 }, 'refund', kindred.clock.now()));

  test('a gift that is refunded comes back in full, once, and out of the pending earnings', async () => {
    const fan = await createUser(kindred.context, { diamonds: 500 });
    const before = await summary();
    await gift(fan.userId, 500);
    const entry = await newestEntry(fan.userId);
    const results = await Promise.allSettled([1, 2, 3].map(() => reverse(entry)));
    const successes = results.filter((result) => result.status === 'fulfilled' && result.value !== undefined);
    expect(successes).toHaveLength(1);
    expect(await balanceOf(kindred, fan)).toBe(500);
    expect(await summary()).toMatchObject({ pending_usd_cents: before.pending_usd_cents });
  });
});

describe('the ledger', () => {
  test.each([
    'update postings set amount = amount + 1',
    'delete from postings',
    'truncate postings',
    'update journal_entries set user_id = user_id',
    'delete from journal_entries',
  ])('does not let anybody %s', async (text) => {
    await expect(query(kindred.context.db, text, [])).rejects.toThrow(/append-only|truncate/);
  });

  test('refuses an entry that does not balance in each currency', async () => {
    const fan = await createUser(kindred.context);
    const post = (amounts: [string, number][]) =>
      kindred.context.db.transaction().execute(async (tx) => {
        const postings = amounts.map(([accountId, amount]) => ({ accountId, amount }));
        await postEntry(tx, { kind: 'grant', userId: fan.userId, now: kindred.clock.now() }, postings);
      });
    await expect(post([['2', 5]])).rejects.toThrow(/balance/);
    await expect(
      post([
        ['2', 5],
        ['5', -4],
      ]),
    ).rejects.toThrow(/balance/);
    await expect(
      post([
        ['1', 5],
        ['2', -5],
      ]),
    ).rejects.toThrow(/balance/);
  });

  test('notices a balance that is not its postings', async () => {
    const fan = await createUser(kindred.context);
    await kindred.context.db.transaction().execute((tx) => adjustWalletBalance(tx, fan.userId, 7));
    expect(await brokenInvariants(kindred)).toContain('every wallet balance equals its postings');
    await kindred.context.db.transaction().execute((tx) => adjustWalletBalance(tx, fan.userId, -7));
  });

  test('gives the same balances from snapshots, also of entries written while one is made', async () => {
    const fan = await createUser(kindred.context, { diamonds: 10_000 });
    const before = await summary();
    await Promise.all([
      ...Array.from({ length: 10 }, () => gift(fan.userId, 200)),
      snapshotAccounts(kindred.context),
      snapshotAccounts(kindred.context),
    ]);
    await gift(fan.userId, 200);
    expect((await summary()).pending_usd_cents - before.pending_usd_cents).toBe(11 * 160);
    await snapshotAccounts(kindred.context);
    expect((await summary()).pending_usd_cents - before.pending_usd_cents).toBe(11 * 160);
  });
});
