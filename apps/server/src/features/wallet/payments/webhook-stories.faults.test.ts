import type { Currency } from '@kindred/contract/wallet/currencies';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderCheckout, ProviderPayment } from '../../../outside/payments/payments.ts';
import type { SandboxCard } from '../../../outside/payments/sandbox/sandbox-cards.ts';
import { runJobs } from '../../../test/app/run-jobs.ts';
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
  /** Our own jobs may be late as well. */
  runsJobs: fc.boolean(),
});
const upgrade = fc.record({
  /** After which of the steps a subscriber asks for the higher tier. */
  after: fc.nat({ max: 3 }),
  cards: fc.constantFrom<SandboxCard[]>(
    [],
    ['success'],
    ['declined', 'success'],
    ['refunded'],
    ['half_refunded'],
    ['disputed'],
    ['dispute_won'],
  ),
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
  upgrade: fc.option(upgrade),
});
type Story = typeof story extends fc.Arbitrary<infer One> ? One : never;
type Step = Story['steps'][number];

const higherUsdCents = 1999;
let upgradesPaid = 0;

describe.each(Object.entries(stages))('%s', (_name, start) => {
  let stage: PaymentStage;
  beforeAll(async () => {
    upgradesPaid = 0;
    stage = await start();
  });
  afterAll(async () => {
    await expectInvariants(stage.kindred);
    const { changePrice } = stage.kindred.context.payments;
    if (!changePrice) expect(upgradesPaid).toBe(0);
    else if (stories >= 100) expect(upgradesPaid).toBeGreaterThan(0);
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

async function play(stage: PaymentStage, told: Story): Promise<void> {
  const { currency, what, cards, steps, upgrade } = told;
  const { kindred } = stage;
  const fan = await createUser(kindred.context);
  const creator = await createCreator(kindred.context, { groupId: what === 'diamonds' ? null : what });
  // What each payment was worth is known where it was charged in dollars.
  const canMoveUp = what !== 'diamonds' && currency === 'USD';
  const higherLevel = canMoveUp ? await addTier(stage, creator) : 0;
  const checkoutId = await open(stage, fan, creator, { what, currency });
  let upgradeId: string | undefined;
  for (const card of cards) await stage.pay(checkoutId, card);
  for (const [index, step] of steps.entries()) {
    await passDaysUntold(stage, step.days);
    await deliverSome(stage, step);
    if (step.runsJobs) await runJobs(kindred);
    if (higherLevel > 0 && upgrade && upgrade.after % steps.length === index) {
      upgradeId = await moveUp(stage, fan, creator, higherLevel);
      for (const card of upgradeId ? upgrade.cards : []) await stage.pay(upgradeId ?? '', card);
    }
  }
  await passDaysUntold(stage, stage.listedAfterDays);
  await reconcile(kindred);
  const price = currency === 'USD' ? undefined : what === 'diamonds' ? 1000 : 999;
  const provided = await findProvided(stage, checkoutId, price);
  const upgraded = upgradeId === undefined ? undefined : await findProvided(stage, upgradeId, undefined);
  if (what === 'diamonds') await expectDiamonds(stage, fan, provided);
  else await expectMembership(stage, { fan, creator, higherLevel }, provided, upgraded);
  await stopStory(stage, provided);
}

/** A tier above the page's subscription; gives its level. */
async function addTier({ kindred }: PaymentStage, { token }: TestCreator): Promise<number> {
  const tier = { name: 'Friend', perks: ['Letters'], month_usd_cents: higherUsdCents };
  return (await kindred.call('saveTier', tier, { token })).data.list[1]?.level ?? 0;
}

/** Opens the checkout of the difference, where it can be had; gives its id. */
async function moveUp(
  { kindred }: PaymentStage,
  { token }: TestUser,
  { charId: char_id }: TestCreator,
  tier_level: number,
): Promise<string | undefined> {
  const { data } = await kindred.call('listTiers', { char_id }, { token });
  const tier = data.list.find(({ level }) => level === tier_level);
  const shown = {
    expected_price: tier?.upgrade_usd_cents ?? 1,
    expected_month_price: tier?.month_usd_cents ?? 1,
  };
  const input = { char_id, tier_level, redirect_url: '/home', ...shown };
  const opened = await kindred.call('createUpgradeCheckout', input, { token });
  expect(opened.code === 2000).toBe(typeof tier?.upgrade_usd_cents === 'number');
  return opened.data?.checkout_id;
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

/** What each payment was worth, and what is left of it, in US cents. */
type Provided = ProviderCheckout & { worth: number[]; kept: number[] };

async function findProvided(
  { kindred }: PaymentStage,
  checkoutId: string,
  /** Of each payment; undefined where the amounts are dollars themselves. */
  priceUsdCents: number | undefined,
): Promise<Provided> {
  const { db, payments } = kindred.context;
  const { provider_ref } = await db
    .selectFrom('checkouts')
    .select('provider_ref')
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirstOrThrow();
  const provided = await payments.retrieveCheckout(provider_ref ?? '');
  if (!provided) throw new Error('the provider has lost the checkout');
  const worth = provided.payments.map(({ amount }) => priceUsdCents ?? amount);
  const kept = provided.payments.map((payment, index) => keptUsdCents(payment, worth[index] ?? 0));
  return { ...provided, worth, kept };
}

/** Of the price in US cents, as large a part as is kept of what was charged. */
function keptUsdCents({ amount, refunded, disputed }: ProviderPayment, priceUsdCents: number): number {
  const partOf = (part: number) => Math.round((priceUsdCents * part) / amount);
  return Math.max(0, priceUsdCents - partOf(refunded) - partOf(disputed));
}

/** What a creator has of the payments of a checkout. */
function shareOf({ worth, kept }: Provided): number {
  return worth.reduce((sum, cents, index) => {
    const share = Math.floor((cents * 8) / 10);
    return sum + Math.floor((share * (kept[index] ?? 0)) / cents);
  }, 0);
}

async function expectDiamonds({ kindred }: PaymentStage, fan: TestUser, { kept }: Provided): Promise<void> {
  const paid = kept[0] ?? 0;
  expect(await balanceOf(kindred, fan)).toBe(paid + Math.floor((50 * paid) / 1000));
}

type People = { fan: TestUser; creator: TestCreator; higherLevel: number };

async function expectMembership(
  { kindred }: PaymentStage,
  { fan, creator, higherLevel }: People,
  provided: Provided,
  upgraded: Provided | undefined,
): Promise<void> {
  const { subscription } = provided;
  const { data: earned } = await kindred.call('getEarningsSummary', {}, { token: creator.token });
  expect(earned.total_usd_cents).toBe(shareOf(provided) + (upgraded ? shareOf(upgraded) : 0));
  const { data } = await kindred.call('listSubscriptions', {}, { token: fan.token });
  const info = await kindred.call('getCharacterInfo', { char_id: creator.charId }, { token: fan.token });
  const ours = { state: data.list[0]?.state, isJoined: info.data.is_sold };
  if (!subscription) throw new Error('the provider has lost the subscription');
  const isLive = subscription.state === 'active' || subscription.state === 'trialing';
  const state = isLive && !subscription.renews ? 'canceled' : subscription.state;
  expect(ours).toEqual({ state: state === 'ended' ? 'expired' : state, isJoined: isLive });
  const until = subscription.collectingUntil ?? subscription.periodEnd;
  if (isLive) expect(data.list[0]?.period_end).toBe(until.toISOString());
  if (!isLive || higherLevel === 0) return;
  // Theirs as long as something of the difference is paid, or once a whole month of it was.
  const isPaid = (upgraded?.kept[0] ?? 0) > 0;
  if (isPaid) upgradesPaid++;
  const isHigher = isPaid || provided.worth.includes(higherUsdCents);
  const tiers = await kindred.call('listTiers', { char_id: creator.charId }, { token: fan.token });
  const level = tiers.data.list.find(({ is_mine }) => is_mine)?.level;
  expect(level).toBe(isHigher ? higherLevel : 0);
}

/** Later stories move the clock on; this one's renewals would go on in them. */
async function stopStory(stage: PaymentStage, { subscription }: Provided): Promise<void> {
  if (subscription) await stage.kindred.context.payments.endSubscription(subscription.subscriptionRef);
  await deliver(stage);
}
