import fc from 'fast-check';
import { expect, test } from 'vitest';
import { releaseEarnings } from '../features/earnings/release-earnings.ts';
import { checkRenewals } from '../features/subscriptions/subscriptions.jobs.ts';
import { snapshotAccounts } from '../features/wallet/ledger/snapshot-accounts.ts';
import { reconcilePayments } from '../features/wallet/payments/reconcile-payments.ts';
import { checkOpenCheckouts } from '../features/wallet/wallet.jobs.ts';
import { sandboxCards } from '../outside/payments/sandbox/sandbox-cards.ts';
import { runJobs } from '../test/app/run-jobs.ts';
import { useTestApp } from '../test/app/start-test-app.ts';
import { createReferral } from '../test/data/create-referral.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../test/data/factories.ts';
import { giveGift } from '../test/data/gifts.ts';
import {
  deliverWebhooks,
  listUndelivered,
  openCharacterCheckout,
  openDiamondCheckout,
  passDaysUntold,
  pay,
  postWebhook,
} from '../test/data/payments.ts';
import { reconcile } from '../test/data/reconcile.ts';
import { faultSeed } from '../test/faults/fault-rounds.ts';
import { query } from '../test/sql/query.ts';
import { checkInvariants } from './check-invariants.ts';

const kindred = useTestApp();

type World = { fans: TestUser[]; creators: TestCreator[] };

const who = { fan: fc.nat(1), creator: fc.nat(2) };
const card = fc.constantFrom(...Object.keys(sandboxCards));
const commodity = fc.constantFrom('diamonds_500', 'diamonds_1000', 'first_charge_200');

const operation = fc.oneof(
  fc.record({ do: fc.constant('buy' as const), ...who, commodity, card }),
  fc.record({ do: fc.constant('subscribe' as const), ...who, card }),
  fc.record({ do: fc.constant('gift' as const), ...who, diamonds: fc.integer({ min: 200, max: 900 }) }),
  fc.record({ do: fc.constant('undo' as const), ...who }),
  fc.record({ do: fc.constant('limit' as const), ...who, cents: fc.integer({ min: 300, max: 3000 }) }),
  fc.record({ do: fc.constant('welcome' as const), ...who }),
  fc.record({
    do: fc.constantFrom(
      'follow' as const,
      'unfollow' as const,
      'cancelSubscription' as const,
      'resumeSubscription' as const,
    ),
    ...who,
  }),
  fc.record({ do: fc.constant('webhooks' as const), order: fc.array(fc.nat(20), { maxLength: 8 }) }),
  fc.record({ do: fc.constant('days' as const), days: fc.constantFrom(0.05, 1, 8, 32) }),
  fc.record({
    do: fc.constantFrom(
      'release' as const,
      'snapshot' as const,
      'ask' as const,
      'jobs' as const,
      'reconcile' as const,
    ),
  }),
);
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never;

test('whatever people, the provider and the clock do, and in whatever order, every invariant holds', async () => {
  const together = fc.array(fc.array(operation, { minLength: 1, maxLength: 4 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(together, async (steps) => {
      const world = await makeWorld();
      for (const step of steps) await Promise.all(step.map((one) => run(world, one)));
      expect(await checkInvariants(kindred.context.db)).toEqual([]);
      await deliverWebhooks(kindred);
      await reconcile(kindred);
      await releaseEarnings(kindred.context);
      expect(await checkInvariants(kindred.context.db)).toEqual([]);
    }),
    { numRuns: 12, seed: faultSeed, endOnFailure: true },
  );
});

async function makeWorld(): Promise<World> {
  const { context } = kindred;
  const fans = [await createUser(context, { diamonds: 1500 }), await createUser(context)];
  const creators = [
    await createCreator(context),
    await createCreator(context, { groupId: 'group_2' }),
    await createCreator(context, { groupId: 'group_3_3' }),
  ];
  // Both pro creators came by the free one's invitation.
  for (const creator of creators.slice(1)) await createReferral(context, creators[0] as TestCreator, creator);
  return { fans, creators };
}

async function run(world: World, one: Operation): Promise<void> {
  const { context } = kindred;
  switch (one.do) {
    case 'buy': {
      const checkoutId = await openDiamondCheckout(kindred, fanOf(world, one), one.commodity).catch(
        () => undefined,
      );
      if (checkoutId) await pay(kindred, checkoutId, one.card);
      return;
    }
    case 'subscribe': {
      const { data } = await openCharacterCheckout(kindred, fanOf(world, one), charOf(world, one));
      if (data && 'checkout_id' in data) await pay(kindred, data.checkout_id, one.card);
      return;
    }
    case 'gift': {
      const { userId: fan } = fanOf(world, one);
      await giveGift(context, { fan, charId: charOf(world, one), diamonds: one.diamonds });
      return;
    }
    case 'undo':
      return undoNewest(fanOf(world, one));
    case 'limit': {
      const limit = { weekly_usd_cents: one.cents };
      await kindred.call('setSpendingLimits', limit, { token: fanOf(world, one).token });
      return;
    }
    case 'welcome':
      await kindred.call('receiveWelcomeGift', {}, { token: fanOf(world, one).token });
      return;
    case 'follow':
    case 'unfollow':
      await kindred.call(one.do, { following_id: charOf(world, one) }, { token: fanOf(world, one).token });
      return;
    case 'cancelSubscription':
    case 'resumeSubscription':
      await kindred.call(one.do, { char_id: charOf(world, one) }, { token: fanOf(world, one).token });
      return;
    case 'webhooks':
      return sendSome(one.order);
    case 'days':
      return passDaysUntold(kindred, one.days);
    case 'release':
      return releaseEarnings(context);
    case 'snapshot':
      return snapshotAccounts(context);
    case 'ask':
      await checkOpenCheckouts(context);
      return checkRenewals(context);
    case 'jobs':
      return runJobs(kindred);
    case 'reconcile':
      return reconcilePayments(context);
    default:
      one satisfies never;
  }
}

/** Whether it may be taken back or not. */
async function undoNewest({ userId, token }: TestUser): Promise<void> {
  const [gift] = await query<{ message_id: string }>(
    kindred.context.db,
    'select message_id from gifts where user_id = $1 order by gift_id desc limit 1',
    [userId],
  );
  if (gift) await kindred.call('undoGift', { msg_id: gift.message_id }, { token });
}

/** Webhooks in any order, some of them twice, some not at all. */
async function sendSome(order: number[]): Promise<void> {
  const waiting = await listUndelivered(kindred);
  await Promise.all(
    order.map(async (index) => {
      const webhook = waiting[index];
      if (webhook) await postWebhook(kindred, webhook.body);
    }),
  );
}

function fanOf({ fans }: World, { fan }: { fan: number }): TestUser {
  return fans[fan] as TestUser;
}

function charOf({ creators }: World, { creator }: { creator: number }): string {
  return (creators[creator] as TestCreator).charId;
}
