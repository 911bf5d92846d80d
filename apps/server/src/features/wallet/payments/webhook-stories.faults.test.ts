import type { Currency } from '@kindred/contract/wallet/currencies';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderCheckout, ProviderPayment } from '../../../outside/payments/payments.ts';
import type { SandboxCard } from '../../../outside/payments/sandbox/sandbox-cards.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { balanceOf, openCharacterCheckout, openDiamondCheckout } from '../../../test/data/payments.ts';
import { reconcile } from '../../../test/data/reconcile.ts';
import { faultRounds, faultSeed } from '../../../test/faults/fault-rounds.ts';
import { deliver, type PaymentStage, passDaysUntold } from '../../../test/payments/payment-stage.ts';
import { stages } from '../../../test/payments/stages.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';

const stories = faultRounds({ few: 15, whole: 300 });

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
  currency: fc.constantFrom<Currency[]>('USD', 'EUR', 'JPY'),
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

describe.each(Object.entries(stages))('%s', (_name, start) => {
  let stage: PaymentStage;
  beforeAll(async () => {
    stage = await start();
  });
  afterAll(async () => {
    await expectInvariants(stage.kindred);
    await stage.close();
  }, 60_000);

  test(
    'whatever becomes of the provider’s letters, we end where the provider is',
    async () => {
      const told = fc.asyncProperty(story, (one) => play(stage, one));
      await fc.assert(told, { numRuns: stories, seed: faultSeed, endOnFailure: true });
    },
    stories * 6_000,
  );
});

async function play(stage: PaymentStage, { currency, what, cards, steps }: Story): Promise<void> {
  const { kindred } = stage;
  const fan = await createUser(kindred.context);
  const creator = await createCreator(kindred.context, { groupId: what === 'diamonds' ? null : what });
  const checkoutId = await open(stage, fan, creator, { what, currency });
  for (const card of cards) await stage.pay(checkoutId, card);
  for (const step of steps) {
    await passDaysUntold(stage, step.days);
    await deliverSome(stage, step);
  }
  await passDaysUntold(stage, stage.listedAfterDays);
  await reconcile(kindred);
  const price = what === 'diamonds' ? 1000 : 999;
  const provided = await findProvided(stage, checkoutId, price);
  if (what === 'diamonds') await expectDiamonds(stage, fan, provided);
  else await expectMembership(stage, fan, creator, provided);
  await stopStory(stage, provided);
}

async function open(
  { kindred }: PaymentStage,
  fan: TestUser,
  creator: TestCreator,
  { what, currency }: Pick<Story, 'what' | 'currency'>,
): Promise<string> {
  if (what === 'diamonds') return openDiamondCheckout(kindred, fan, 'diamonds_1000', currency);
  const opened = await openCharacterCheckout(kindred, fan, creator.charId, undefined, currency);
  return opened.data.checkout_id;
}

/** Some of what waits, in an order of its own: once, twice at the same time, later, or never. */
async function deliverSome(stage: PaymentStage, { letters, atOnce }: Step): Promise<void> {
  const waiting = (await stage.listUndelivered()).map((webhook, index) => ({
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
        const answers = await Promise.all(Array.from({ length: times }, () => stage.post(body)));
        expect(answers.every(({ status }) => status === 200)).toBe(true);
        await stage.markDelivered(event_id);
      }),
    );
  }
}

type Provided = ProviderCheckout & { kept: number[] };

async function findProvided(
  { kindred }: PaymentStage,
  checkoutId: string,
  priceUsdCents: number,
): Promise<Provided> {
  const { db, payments } = kindred.context;
  const { provider_ref } = await db
    .selectFrom('checkouts')
    .select('provider_ref')
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirstOrThrow();
  const provided = await payments.retrieveCheckout(provider_ref ?? '');
  if (!provided) throw new Error('the provider has lost the checkout');
  return { ...provided, kept: provided.payments.map((payment) => keptUsdCents(payment, priceUsdCents)) };
}

/** Of the price in US cents, as large a part as is kept of what was charged. */
function keptUsdCents({ amount, refunded, disputed }: ProviderPayment, priceUsdCents: number): number {
  const partOf = (part: number) => Math.round((priceUsdCents * part) / amount);
  return Math.max(0, priceUsdCents - partOf(refunded) - partOf(disputed));
}

async function expectDiamonds({ kindred }: PaymentStage, fan: TestUser, { kept }: Provided): Promise<void> {
  const paid = kept[0] ?? 0;
  expect(await balanceOf(kindred, fan)).toBe(paid + Math.floor((50 * paid) / 1000));
}

async function expectMembership(
  { kindred }: PaymentStage,
  fan: TestUser,
  creator: TestCreator,
  { kept, subscription }: Provided,
): Promise<void> {
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
  const until = subscription.collectingUntil ?? subscription.periodEnd;
  if (isLive) expect(data.list[0]?.period_end).toBe(until.toISOString());
}

/** Later stories move the clock on; this one's renewals would go on in them. */
async function stopStory(stage: PaymentStage, { subscription }: Provided): Promise<void> {
  if (subscription) await stage.kindred.context.payments.endSubscription(subscription.subscriptionRef);
  await deliver(stage);
}
