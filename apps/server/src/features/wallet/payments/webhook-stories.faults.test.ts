import { presentAmount } from '@kindred/contract/wallet/charge-rate';
import type { Currency } from '@kindred/contract/wallet/currencies';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderCheckout, ProviderPayment } from '../../../outside/payments/payments.ts';
import type { SandboxCard } from '../../../outside/payments/sandbox/sandbox-cards.ts';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import {
  balanceOf,
  openCharacterCheckout,
  openDiamondCheckout,
  openTierCheckout,
} from '../../../test/data/payments.ts';
import { reconcile } from '../../../test/data/reconcile.ts';
import { faultRounds, faultSeed } from '../../../test/faults/fault-rounds.ts';
import {
  type Change,
  deliver,
  type PaymentStage,
  passDaysUntold,
} from '../../../test/payments/payment-stage.ts';
import { stages } from '../../../test/payments/stages.ts';
import {
  addTier,
  higherUsdCents,
  isDown,
  type MoveDown,
  moveDown,
  moveUp,
  pageUsdCents,
} from '../../../test/payments/tier-moves.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';

const stories = faultRounds({ few: 15, whole: 300 });

const letter = fc.record({
  /** Where it comes among those that wait. */
  place: fc.nat(),
  fate: fc.constantFrom<Step['letters'][number]['fate']>('once', 'once', 'twice', 'late', 'dropped'),
});
type Step = {
  days: number;
  letters: { place: number; fate: 'once' | 'twice' | 'late' | 'dropped' }[];
  atOnce: number;
  runsJobs: boolean;
};
const step: fc.Arbitrary<Step> = fc.record({
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
/** From which of the steps on a subscriber asks for the page's own price from the next charge on; it comes in the last days. */
const downgrade = fc.record({
  after: fc.nat({ max: 3 }),
  lastly: step.map((last): Step => ({ ...last, days: 65 })),
});
/** From which of the steps on, and after moving up, the newest charge of the subscription is taken back. */
const reversal = fc.record({
  after: fc.nat({ max: 3 }),
  change: fc.constantFrom<Change>('refund', 'refund', 'refund_half', 'dispute'),
});
const story = fc.record({
  currency: fc.constantFrom<Currency[]>('USD', 'EUR', 'JPY'),
  what: fc.constantFrom('diamonds', 'group_2', 'group_2', 'group_2_3', 'higher tier', 'higher tier'),
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
  downgrade: fc.option(downgrade, { freq: 2 }),
  reversal: fc.option(reversal, { freq: 1 }),
});
type Story = typeof story extends fc.Arbitrary<infer One> ? One : never;

let upgradesPaid = 0;
let movedDown = 0;
/** Differences that went back with the charge of their period. */
let returned = 0;

describe.each(Object.entries(stages))('%s', (_name, start) => {
  let stage: PaymentStage;
  beforeAll(async () => {
    upgradesPaid = 0;
    movedDown = 0;
    returned = 0;
    stage = await start();
  });
  afterAll(async () => {
    await expectInvariants(stage.kindred);
    const { changePrice } = stage.kindred.context.payments;
    const moves = [upgradesPaid, movedDown, returned];
    if (!changePrice) expect(moves).toEqual([0, 0, 0]);
    else if (stories >= 100) expect(Math.min(upgradesPaid, movedDown)).toBeGreaterThan(0);
    console.log(`${stories} stories, moved up, down, differences given back: ${moves.join(', ')}`);
    await stage.close();
  });

  test(
    'whatever becomes of the provider’s letters, we end where the provider is',
    async () => {
      const told = fc.asyncProperty(story, (one) => play(stage, one));
      await fc.assert(told, { numRuns: stories, seed: faultSeed, endOnFailure: true });
    },
    stories * 20_000,
  );
});

async function play(stage: PaymentStage, told: Story): Promise<void> {
  const { currency, what, cards, upgrade, downgrade, reversal } = told;
  const steps = downgrade ? [...told.steps, downgrade.lastly] : told.steps;
  const { kindred } = stage;
  const fan = await createUser(kindred.context);
  const isPage = what !== 'diamonds';
  const groupId = what === 'higher tier' ? 'group_2' : what;
  const creator = await createCreator(kindred.context, { groupId: isPage ? groupId : null });
  const higherLevel = isPage ? await addTier(stage, creator) : 0;
  const checkoutId = await open(stage, fan, creator, { what, currency, higherLevel });
  let upgradeId: string | undefined;
  let down: MoveDown | undefined;
  let isReversed = false;
  for (const card of cards) await stage.pay(checkoutId, card);
  for (const [index, step] of steps.entries()) {
    await passDaysUntold(stage, step.days);
    await deliverSome(stage, step);
    if (step.runsJobs) await runJobs(kindred);
    const isNow = (move: { after: number } | null) => isPage && move && move.after % steps.length === index;
    // A member who has asked to go down does not go up again in the same story.
    if (upgrade && isNow(upgrade) && !down) {
      upgradeId = await moveUp(stage, fan, creator, higherLevel);
      for (const card of upgradeId ? upgrade.cards : []) await stage.pay(upgradeId ?? '', card);
    }
    const isLast = index === steps.length - 1;
    if (isPage && downgrade && !down && !isLast && index >= downgrade.after % told.steps.length)
      down = await moveDown(stage, fan, creator);
    const isUpgraded = upgradeId !== undefined || !upgrade;
    if (reversal && !isReversed && isUpgraded && index >= reversal.after % steps.length) {
      isReversed = true;
      await changeNewest(stage, checkoutId, told, reversal.change);
    }
  }
  await passDaysUntold(stage, stage.listedAfterDays);
  await reconcile(kindred);
  const provided = await findProvided(stage, checkoutId);
  const upgraded = upgradeId === undefined ? undefined : await findProvided(stage, upgradeId);
  const began = what === 'higher tier' ? higherLevel : 0;
  // What was disputed, its owner's bank has decided.
  if (upgraded && upgradeId && !upgrade?.cards.includes('dispute_won'))
    await expectReturned(stage, upgradeId, provided, upgraded);
  if (isPage) await expectMembership(stage, { fan, creator, higherLevel, began }, provided, upgraded, down);
  else await expectDiamonds(stage, fan, provided);
  await stopStory(stage, provided);
}

async function open(
  { kindred }: PaymentStage,
  fan: TestUser,
  creator: TestCreator,
  { what, currency, higherLevel }: Pick<Story, 'what' | 'currency'> & { higherLevel: number },
): Promise<string> {
  if (what === 'diamonds') return openDiamondCheckout(kindred, fan, 'diamonds_1000', currency);
  if (what === 'higher tier')
    return (await openTierCheckout(kindred, fan, creator.charId, higherLevel, currency)).data.checkout_id;
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

/** Something befalls the newest charge that we know of, unless its card has something in store for it already. */
async function changeNewest(
  { kindred, change: befall }: PaymentStage,
  checkoutId: string,
  { cards }: Story,
  change: Change,
): Promise<void> {
  const charges = await kindred.context.db
    .selectFrom('payments')
    .select('payment_ref')
    .where('checkout_id', '=', checkoutId)
    .orderBy('entry_id', 'desc')
    .execute();
  const isPlain = charges.length > 1 || ['success', 'renewal_declined'].includes(cards.at(-1) ?? '');
  if (charges[0] && isPlain) await befall(charges[0].payment_ref, change);
}

/** What each payment was worth, and what is left of it, in US cents. */
type Provided = ProviderCheckout & { worth: number[]; kept: number[] };

async function findProvided({ kindred }: PaymentStage, checkoutId: string): Promise<Provided> {
  const { db, payments } = kindred.context;
  const checkout = await db
    .selectFrom('checkouts')
    .select(['provider_ref', 'price_usd_cents', 'rate_micros'])
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirstOrThrow();
  const provided = await payments.retrieveCheckout(checkout.provider_ref ?? '');
  if (!provided) throw new Error('the provider has lost the checkout');
  const rate = { rate_micros: Number(checkout.rate_micros) };
  const prices = [checkout.price_usd_cents, pageUsdCents, higherUsdCents];
  const worth = provided.payments.map(
    ({ amount }) => prices.find((cents) => presentAmount(cents, rate) === amount) ?? Number.NaN,
  );
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

/** Of a difference nothing is kept where nothing is kept of the charge of its period. */
async function expectReturned(
  { kindred }: PaymentStage,
  upgradeId: string,
  { payments, kept }: Provided,
  upgraded: Provided,
): Promise<void> {
  const { period_end } = await kindred.context.db
    .selectFrom('tier_upgrades')
    .select('period_end')
    .where('checkout_id', '=', upgradeId)
    .executeTakeFirstOrThrow();
  const month = payments.findIndex(({ periodEnd }) => periodEnd?.getTime() === period_end.getTime());
  if (upgraded.payments.length === 0 || month === -1 || kept[month] !== 0) return;
  expect(upgraded.kept).toEqual([0]);
  returned++;
}

async function expectDiamonds({ kindred }: PaymentStage, fan: TestUser, { kept }: Provided): Promise<void> {
  const paid = kept[0] ?? 0;
  expect(await balanceOf(kindred, fan)).toBe(paid + Math.floor((50 * paid) / 1000));
}

type People = {
  fan: TestUser;
  creator: TestCreator;
  higherLevel: number;
  /** The level that was subscribed to. */
  began: number;
};

async function expectMembership(
  { kindred }: PaymentStage,
  { fan, creator, higherLevel, began }: People,
  provided: Provided,
  upgraded: Provided | undefined,
  down: MoveDown | undefined,
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
  if (!isLive) return;
  // Theirs as long as something of the difference is paid, or once a whole month of it was.
  const isPaid = (upgraded?.kept[0] ?? 0) > 0;
  const hasMovedDown = down !== undefined && isDown(down, provided.payments, provided.worth);
  if (isPaid) upgradesPaid++;
  if (hasMovedDown) movedDown++;
  const wasHigher = began > 0 || isPaid || provided.worth.includes(higherUsdCents);
  const tiers = await kindred.call('listTiers', { char_id: creator.charId }, { token: fan.token });
  const level = tiers.data.list.find(({ is_mine }) => is_mine)?.level;
  expect(level).toBe(wasHigher && !hasMovedDown ? higherLevel : 0);
}

/** Later stories move the clock on; the renewals of this story would go on in them. */
async function stopStory(stage: PaymentStage, { subscription }: Provided): Promise<void> {
  if (subscription) await stage.kindred.context.payments.endSubscription(subscription.subscriptionRef);
  await deliver(stage);
}
