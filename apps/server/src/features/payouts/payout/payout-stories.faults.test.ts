import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createUser, type TestCreator } from '../../../test/data/factories.ts';
import { giveGift } from '../../../test/data/gifts.ts';
import { listUndelivered, passDaysUntold, postWebhook } from '../../../test/data/payments.ts';
import {
  cancelPayout,
  createPaidCreator,
  moneyOf,
  payoutsOf,
  release,
  requestPayout,
  review,
  rollUp,
  stepUp,
  type TestBank,
} from '../../../test/data/payouts.ts';
import { reconcile } from '../../../test/data/reconcile.ts';
import { faultRounds, faultSeed } from '../../../test/faults/fault-rounds.ts';
import { brokenInvariants } from '../../../test/sql/expect-invariants.ts';
import { reverseEntry } from '../../wallet/ledger/reverse-entry.ts';
import { enqueueUnfinished } from './enqueue-payouts.ts';

const kindred = useTestApp();

const fate = fc.constantFrom('once', 'twice', 'late', 'dropped');
const operation = fc.oneof(
  fc.record({ do: fc.constant('request' as const), amount: fc.constantFrom(2000, 3000, 8000) }),
  fc.record({ do: fc.constant('cancel' as const) }),
  fc.record({ do: fc.constant('earn' as const), diamonds: fc.constantFrom(1000, 4000) }),
  fc.record({ do: fc.constant('chargeback' as const) }),
  fc.record({ do: fc.constant('days' as const), days: fc.constantFrom(0.01, 1.1, 2.1, 8) }),
  fc.record({ do: fc.constant('letters' as const), order: fc.array(fc.nat(20), { maxLength: 6 }), fate }),
  fc.record({ do: fc.constant('bank' as const), bank: fc.constantFrom<TestBank>('pays', 'fails') }),
  fc.record({
    do: fc.constantFrom('jobs' as const, 'release' as const, 'rollUp' as const, 'rename' as const),
  }),
);
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never;

/** The expected state: money comes in, and leaves once, or comes back once. */
test('whatever creators, banks and letters do, and in whatever order, no cent is paid twice or lost', async () => {
  const steps = fc.array(fc.array(operation, { minLength: 1, maxLength: 3 }), { maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom<TestBank>('pays', 'fails'), steps, async (bank, story) => {
      const creator = await createPaidCreator(kindred, bank);
      for (const step of story) await Promise.all(step.map((operation) => run(creator, operation)));
      expect(await brokenInvariants(kindred)).toEqual([]);
      await finish(creator);
      expect(await brokenInvariants(kindred)).toEqual([]);
      const [available, inFlight, paid] = await moneyOf(kindred, creator);
      expect(inFlight).toBe(0);
      expect(available + paid).toBe(await keptOf(creator));
      const payouts = await payoutsOf(kindred, creator);
      const paidThere = payouts.filter(({ state }) => state === 'paid');
      expect(paidThere.reduce((sum, payout) => sum + payout.amount_usd_cents, 0)).toBe(paid);
    }),
    { numRuns: faultRounds({ few: 8, whole: 200 }), seed: faultSeed, endOnFailure: true },
  );
}, 1_200_000);

async function run(creator: TestCreator, operation: Operation): Promise<void> {
  const { context, clock } = kindred;
  switch (operation.do) {
    case 'request':
      await stepUp(kindred, creator);
      await requestPayout(kindred, creator, operation.amount);
      return;
    case 'cancel': {
      const [newest] = await payoutsOf(kindred, creator);
      if (newest) await cancelPayout(kindred, creator, newest.payout_id);
      return;
    }
    case 'earn': {
      const fan = await createUser(context, { diamonds: operation.diamonds });
      await giveGift(context, { fan: fan.userId, charId: creator.charId, diamonds: operation.diamonds });
      return;
    }
    case 'chargeback': {
      const gift = await context.db
        .selectFrom('gifts')
        .select('entry_id')
        .where('char_id', '=', creator.charId)
        .orderBy('entry_id', 'desc')
        .executeTakeFirst();
      if (!gift) return;
      await transact(context, (tx) =>
        reverseEntry(tx, gift.entry_id, { kept: 0, of: 1 }, 'chargeback', clock.now()),
      );
      return;
    }
    case 'days':
      return passDaysUntold(kindred, operation.days);
    case 'letters':
      return deliver(operation.order, operation.fate);
    case 'bank':
      await context.db
        .updateTable('sandbox_payout_accounts')
        .set({ bank_last4: operation.bank === 'pays' ? '6789' : '0000' })
        .where('state', '=', 'ready')
        .execute();
      return;
    case 'jobs':
      await enqueueUnfinished(context.db);
      return runJobs(kindred);
    case 'release':
      return release(kindred);
    case 'rollUp':
      return rollUp(kindred);
    case 'rename':
      await stepUp(kindred, creator);
      await kindred.call(
        'updatePayoutAccount',
        { name: `Mara ${crypto.randomUUID().slice(0, 4)}`, country: 'IE' },
        { token: creator.token },
      );
      await review(kindred, creator);
      return;
    default:
      return operation satisfies never;
  }
}

/** Delivers events in this order, each once, twice, later, or never. */
async function deliver(order: number[], fate: 'once' | 'twice' | 'late' | 'dropped'): Promise<void> {
  const waiting = await listUndelivered(kindred);
  const letters = order.flatMap((place) => waiting[place % waiting.length] ?? []);
  if (fate === 'late') return;
  const times = fate === 'dropped' ? 0 : fate === 'twice' ? 2 : 1;
  for (const letter of letters) {
    await Promise.all(Array.from({ length: times }, () => postWebhook(kindred, letter.body)));
    await kindred.context.db
      .updateTable('sandbox_events')
      .set({ delivered_at: kindred.clock.now() })
      .where('event_id', '=', letter.event_id)
      .execute();
  }
}

/** Lets time pass, so that lost events are recovered. */
async function finish(creator: TestCreator): Promise<void> {
  await review(kindred, creator);
  for (let round = 1; round <= 3; round++) {
    await passDaysUntold(kindred, 8);
    await release(kindred);
    await enqueueUnfinished(kindred.context.db);
    await runJobs(kindred);
    await reconcile(kindred);
  }
  await rollUp(kindred);
}

/** Earnings minus clawbacks, in US cents. */
async function keptOf({ charId }: TestCreator): Promise<number> {
  const { rows } = await kindred.context.pool.query(
    `select coalesce(sum(p.amount), 0)::int as cents from postings p join ledger_accounts a using (account_id)
     join journal_entries e using (entry_id)
     where e.char_id = $1 and a.kind = 'creator_pending' and e.kind <> 'release'`,
    [charId],
  );
  return rows[0].cents;
}
