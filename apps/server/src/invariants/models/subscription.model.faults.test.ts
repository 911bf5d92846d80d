import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runJobs } from '../../test/app/run-jobs.ts';
import { type TestApp, useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { deliverWebhooks, openCharacterCheckout, passDays, pay } from '../../test/data/payments.ts';
import { changeCharge } from '../../test/data/sandbox-charges.ts';
import { type ModelStep, modelMs, runModel } from './run-model.ts';

const kindred = useTestApp();

const dayMs = 86_400_000;
const trialDays = 3;
/** Of the page's subscription and of its higher tier, by whether it is the higher one. */
const prices = { false: 999, true: 1999 } as const;
const priceOf = (isHigh: boolean) => prices[`${isHigh}`];
const shareOf = (usdCents: number) => Math.floor(usdCents * 0.8);

type Model = {
  state: 'none' | 'trialing' | 'active' | 'canceled' | 'expired';
  hadTrial: boolean;
  /** Where the months begin, and how many of them are paid. */
  anchor: Date;
  months: number;
  earned: number;
  /** Which of the two tiers runs, and which the next charge brings. */
  isHigh: boolean;
  isNextHigh: boolean;
  /** The checkout of the subscription, each month that was charged for it, and what was paid to move up in which of them. */
  checkoutId: string;
  charges: Charge[];
  differences: (Charge & { checkoutId: string; month: number })[];
};
type Charge = { cents: number; isKept: boolean };
type Real = { kindred: TestApp; fan: TestUser; creator: TestCreator; high: number };
type Step = ModelStep<Model, Real>;

async function start(): Promise<{ model: Model; real: Real }> {
  const fan = await createUser(kindred.context);
  const creator = await createCreator(kindred.context, { groupId: `group_2_${trialDays}` });
  const tier = { name: 'Patron', perks: ['More'], month_usd_cents: prices.true };
  const { data } = await kindred.call('saveTier', tier, { token: creator.token });
  const nothing = { checkoutId: '', charges: [], differences: [] };
  const none = { anchor: new Date(0), months: 0, earned: 0, isHigh: false, isNextHigh: false, ...nothing };
  const model: Model = { state: 'none', hadTrial: false, ...none };
  return { model, real: { kindred, fan, creator, high: data.list[1]?.level ?? 0 } };
}

/** So many calendar months after a day, or the month's last day where it has no such day. */
function periodEnd({ anchor, months }: Model): Date {
  const end = new Date(anchor);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return end;
}

const isLive = ({ state }: Model) => state === 'trialing' || state === 'active' || state === 'canceled';

async function agree(model: Model, { fan, creator, high }: Real): Promise<void> {
  const { data: subscriptions } = await kindred.call('listSubscriptions', {}, { token: fan.token });
  const { data: info } = await kindred.call(
    'getCharacterInfo',
    { char_id: creator.charId },
    { token: fan.token },
  );
  const { data: earned } = await kindred.call('getEarningsSummary', {}, { token: creator.token });
  expect({
    state: subscriptions.list[0]?.state ?? 'none',
    isJoined: info.is_sold,
    cents: earned.total_usd_cents,
  }).toEqual({ state: model.state, isJoined: isLive(model), cents: model.earned });
  if (!isLive(model)) return;
  const { data: tiers } = await kindred.call('listTiers', { char_id: creator.charId }, { token: fan.token });
  const { isHigh, isNextHigh } = model;
  expect({ mine: tiers.list.find((tier) => tier.is_mine)?.level, next: tiers.next_level }).toEqual({
    mine: isHigh ? high : 0,
    next: isHigh === isNextHigh ? null : isNextHigh ? high : 0,
  });
  expect(subscriptions.list[0]?.next_usd_cents).toBe(priceOf(isNextHigh));
  const end = new Date(subscriptions.list[0]?.period_end ?? 0).getTime();
  expect(Math.abs(end - periodEnd(model).getTime())).toBeLessThan(60_000);
}

const step = (name: string, run: Step['run']): fc.Arbitrary<Step> =>
  fc.constant({
    name,
    run: async (model, real) => {
      await run(model, real);
      await agree(model, real);
    },
  });

const subscribe = step('subscribe', async (model, { fan, creator }) => {
  const { code, data } = await openCharacterCheckout(kindred, fan, creator.charId);
  expect(code).toBe(isLive(model) ? 4303 : 2000);
  if (code !== 2000) return;
  const now = kindred.clock.now();
  await pay(kindred, data.checkout_id);
  await deliverWebhooks(kindred);
  await runJobs(kindred);
  if (model.hadTrial)
    Object.assign(model, { state: 'active', anchor: now, months: 1, earned: model.earned + shareOf(999) });
  else {
    const anchor = new Date(now.getTime() + trialDays * dayMs);
    Object.assign(model, { state: 'trialing', hadTrial: true, anchor, months: 0 });
  }
  const charges = model.months === 0 ? [] : [{ cents: 999, isKept: true }];
  const { checkout_id: checkoutId } = data;
  Object.assign(model, { isHigh: false, isNextHigh: false, checkoutId, charges, differences: [] });
});

const cancel = step('cancel', async (model, { fan, creator }) => {
  const { code } = await kindred.call(
    'cancelSubscription',
    { char_id: creator.charId },
    { token: fan.token },
  );
  expect(code).toBe(isLive(model) ? 2000 : 4305);
  if (code === 2000) model.state = 'canceled';
});

const resume = step('resume', async (model, { fan, creator }) => {
  const { code } = await kindred.call(
    'resumeSubscription',
    { char_id: creator.charId },
    { token: fan.token },
  );
  expect(code).toBe(isLive(model) ? 2000 : 4305);
  if (code === 2000 && model.state === 'canceled') model.state = model.months === 0 ? 'trialing' : 'active';
});

const renewing = ({ state }: Model) => state === 'trialing' || state === 'active';

const chooseFor = (isNextHigh: boolean) =>
  step(isNextHigh ? 'choose the higher tier' : 'choose the lower tier', async (model, real) => {
    const answer = await kindred.call(
      'switchTier',
      {
        char_id: real.creator.charId,
        tier_level: isNextHigh ? real.high : 0,
        expected_price: priceOf(isNextHigh),
      },
      { token: real.fan.token },
    );
    expect(answer.code).toBe(renewing(model) ? 2000 : isLive(model) ? 4306 : 4305);
    if (answer.code === 2000) model.isNextHigh = isNextHigh;
    await runJobs(kindred);
  });

/** For the days that are left, the one that runs counted whole. */
function differenceNow(model: Model): number {
  const end = periodEnd(model).getTime();
  const start = new Date(end);
  start.setUTCMonth(start.getUTCMonth() - 1);
  // The last day of a month that is too short.
  if (start.getUTCDate() !== new Date(end).getUTCDate()) start.setUTCDate(0);
  const all = Math.round((end - start.getTime()) / dayMs);
  const left = Math.min(all, Math.ceil((end - kindred.clock.now().getTime()) / dayMs));
  return Math.max(50, Math.floor(((prices.true - prices.false) * left) / all));
}

const moveUp = step('move up', async (model, { fan, creator, high }) => {
  const input = {
    char_id: creator.charId,
    tier_level: high,
    redirect_url: '/home',
    expected_price: differenceNow(model),
    expected_month_price: prices.true,
  };
  const answer = await kindred.call('createUpgradeCheckout', input, { token: fan.token });
  const isPossible = model.state === 'active' && !model.isHigh;
  expect(answer.code).toBe(isPossible ? 2000 : isLive(model) ? 4306 : 4305);
  if (!isPossible) return;
  await pay(kindred, answer.data.checkout_id);
  await deliverWebhooks(kindred);
  await runJobs(kindred);
  const { expected_price: cents } = input;
  Object.assign(model, { earned: model.earned + shareOf(cents), isHigh: true, isNextHigh: true });
  model.differences.push({
    checkoutId: answer.data.checkout_id,
    cents,
    month: model.charges.length,
    isKept: true,
  });
});

/** It is in nobody's earnings any more. */
function reverseCharge(model: Model, charge: Charge): void {
  charge.isKept = false;
  model.earned -= shareOf(charge.cents);
}

const undoMonth = (change: 'refund' | 'dispute') =>
  step(`${change} of the newest month`, async (model) => {
    const { checkoutId, charges, differences } = model;
    const charge = charges.at(-1);
    if (!charge?.isKept) return;
    await changeCharge(kindred, { checkoutId, number: charges.length }, change);
    await runJobs(kindred);
    await deliverWebhooks(kindred);
    reverseCharge(model, charge);
    // What was paid for the rest of that month goes with it.
    for (const one of differences) if (one.isKept && one.month === charges.length) reverseCharge(model, one);
    model.state = 'expired';
  });

const undoDifference = (change: 'refund' | 'dispute', back: number) =>
  step(`${change} of the ${back === 0 ? 'newest' : 'first'} difference`, async (model) => {
    const kept = model.differences.filter(({ isKept }) => isKept);
    const difference = back === 0 ? kept.at(-1) : kept[0];
    if (!difference) return;
    await changeCharge(kindred, difference, change);
    await runJobs(kindred);
    await deliverWebhooks(kindred);
    reverseCharge(model, difference);
    const { month } = difference;
    const isPaidAnew =
      model.charges.slice(month).some(({ cents }) => cents === prices.true) ||
      model.differences.some((one) => one.isKept && one.month >= month);
    if (model.isHigh && !isPaidAnew) Object.assign(model, { isHigh: false, isNextHigh: false });
    if (change === 'dispute' && isLive(model)) model.state = 'canceled';
  });

const pass = fc.constantFrom(0.5, 2, 3.5, 20, 31).map(
  (days): Step => ({
    name: `${days} days`,
    run: async (model, real) => {
      await passDays(kindred, days);
      await runJobs(kindred);
      await deliverWebhooks(kindred);
      while (isLive(model) && periodEnd(model) <= kindred.clock.now()) {
        if (model.state === 'canceled') model.state = 'expired';
        else {
          const earned = model.earned + shareOf(priceOf(model.isNextHigh));
          const { isNextHigh, months } = model;
          model.charges.push({ cents: priceOf(isNextHigh), isKept: true });
          Object.assign(model, { state: 'active', months: months + 1, earned, isHigh: isNextHigh });
        }
      }
      await agree(model, real);
    },
  }),
);

test(
  'a subscription is what its calendar says: trial, months, tiers, cancellation, resumption, end, and what goes back',
  () =>
    runModel(start, [
      subscribe,
      subscribe,
      cancel,
      resume,
      chooseFor(true),
      chooseFor(false),
      moveUp,
      moveUp,
      undoMonth('refund'),
      undoMonth('dispute'),
      undoDifference('refund', 0),
      undoDifference('dispute', 0),
      undoDifference('refund', 1),
      pass,
      pass,
      pass,
    ]),
  modelMs,
);
