import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SandboxCard } from '../../../outside/payments/sandbox/sandbox-cards.ts';
import { startTestApp, type TestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import {
  balanceOf,
  listUndelivered,
  openCharacterCheckout,
  openDiamondCheckout,
  passDaysUntold,
  pay,
  postWebhook,
} from '../../../test/data/payments.ts';
import { reconcile } from '../../../test/data/reconcile.ts';
import { faultRounds, faultSeed } from '../../../test/faults/fault-rounds.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';

const stories = faultRounds({ few: 40, whole: 300 });

let kindred: TestApp;
beforeAll(async () => {
  kindred = await startTestApp();
});
afterAll(async () => {
  await expectInvariants(kindred);
  await kindred.close();
}, 60_000);

const letter = fc.record({
  /** Where it comes among those that wait. */
  place: fc.nat(),
  fate: fc.constantFrom('once', 'once', 'twice', 'late', 'dropped'),
});
const step = fc.record({
  days: fc.constantFrom(0.01, 0.1, 1.5, 8, 32, 65),
  letters: fc.array(letter, { minLength: 1, maxLength: 8 }),
  atOnce: fc.constantFrom(1, 3),
});
const story = fc.record({
  what: fc.constantFrom('diamonds', 'group_2', 'group_2', 'group_2_3'),
  cards: fc.constantFrom<SandboxCard[]>(
    ['success'],
    ['declined', 'success'],
    ['renewal_declined'],
    ['refunded'],
    ['half_refunded'],
    ['disputed'],
    ['dispute_won'],
  ),
  steps: fc.array(step, { minLength: 1, maxLength: 4 }),
});
type Story = typeof story extends fc.Arbitrary<infer One> ? One : never;
type Step = Story['steps'][number];

test(
  'whatever becomes of the provider’s letters, we end where the provider is',
  async () => {
    await fc.assert(fc.asyncProperty(story, play), { numRuns: stories, seed: faultSeed, endOnFailure: true });
  },
  stories * 6_000,
);

async function play({ what, cards, steps }: Story): Promise<void> {
  const fan = await createUser(kindred.context);
  const creator = await createCreator(kindred.context, { groupId: what === 'diamonds' ? null : what });
  const checkoutId = await open(fan, creator, what);
  for (const card of cards) await pay(kindred, checkoutId, card);
  for (const step of steps) {
    await passDaysUntold(kindred, step.days);
    await deliver(step);
  }
  await reconcile(kindred);
  if (what === 'diamonds') await expectDiamonds(fan, checkoutId);
  else await expectMembership(fan, creator, checkoutId);
  await stopStory(checkoutId);
}

async function open(fan: TestUser, creator: TestCreator, what: string): Promise<string> {
  if (what === 'diamonds') return openDiamondCheckout(kindred, fan, 'diamonds_1000');
  return (await openCharacterCheckout(kindred, fan, creator.charId)).data.checkout_id;
}

/** Some of what waits, in an order of its own: once, twice at the same time, later, or never. */
async function deliver({ letters, atOnce }: Step): Promise<void> {
  const waiting = (await listUndelivered(kindred)).map((webhook, index) => ({
    ...webhook,
    ...(letters[index % letters.length] as Step['letters'][number]),
  }));
  const sent = waiting
    .filter(({ fate }) => fate !== 'late')
    .toSorted((one, other) => (one.place % 7) - (other.place % 7));
  for (let index = 0; index < sent.length; index += atOnce) {
    await Promise.all(
      sent.slice(index, index + atOnce).map(async ({ event_id, body, fate }) => {
        const times = fate === 'dropped' ? 0 : fate === 'twice' ? 2 : 1;
        const answers = await Promise.all(Array.from({ length: times }, () => postWebhook(kindred, body)));
        expect(answers.every(({ status }) => status === 200)).toBe(true);
        await markDelivered(event_id);
      }),
    );
  }
}

async function markDelivered(eventId: string): Promise<void> {
  const text = 'update sandbox_events set delivered_at = $2 where event_id = $1';
  await query(kindred.context.db, text, [eventId, kindred.clock.now()]);
}

async function findProvided(checkoutId: string) {
  const provided = await kindred.context.payments.retrieveCheckout(checkoutId);
  if (!provided) throw new Error('the provider has lost the checkout');
  const kept = provided.payments.map(
    (payment) => payment.amountUsdCents - payment.refundedUsdCents - payment.disputedUsdCents,
  );
  return { ...provided, kept };
}

async function expectDiamonds(fan: TestUser, checkoutId: string): Promise<void> {
  const { kept } = await findProvided(checkoutId);
  const paid = kept[0] ?? 0;
  expect(await balanceOf(kindred, fan)).toBe(paid + Math.floor((50 * paid) / 1000));
}

async function expectMembership(fan: TestUser, creator: TestCreator, checkoutId: string): Promise<void> {
  const { kept, subscription } = await findProvided(checkoutId);
  const { data: earned } = await kindred.call('getEarningsSummary', {}, { token: creator.token });
  const shares = kept.map((cents) => Math.floor((799 * cents) / 999));
  expect(earned.total_usd_cents).toBe(shares.reduce((sum, share) => sum + share, 0));
  const { data } = await kindred.call('listSubscriptions', {}, { token: fan.token });
  const info = await kindred.call('getCharacterInfo', { char_id: creator.charId }, { token: fan.token });
  const ours = { state: data.list[0]?.state, isJoined: info.data.is_sold };
  if (!subscription) throw new Error('the provider has lost the subscription');
  const isLive = subscription.state === 'active' || subscription.state === 'trialing';
  const state = isLive && !subscription.renews ? 'canceled' : subscription.state;
  expect(ours).toEqual({ state: state === 'ended' ? 'expired' : state, isJoined: isLive });
  if (isLive) expect(data.list[0]?.period_end).toBe(subscription.periodEnd.toISOString());
}

/** Later stories move the clock on; this one's renewals would go on in them. */
async function stopStory(checkoutId: string): Promise<void> {
  await kindred.context.payments.endSubscription(`sub_${checkoutId}`);
  for (const { event_id, body } of await listUndelivered(kindred)) {
    await postWebhook(kindred, body);
    await markDelivered(event_id);
  }
}
