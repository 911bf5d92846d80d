import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runJobs } from '../../test/app/run-jobs.ts';
import { type TestApp, useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { deliverWebhooks, passDays, pay } from '../../test/data/payments.ts';
import { query } from '../../test/sql/query.ts';
import { type ModelStep, modelMs, runModel } from './run-model.ts';

const kindred = useTestApp();

const dayMs = 86_400_000;
const monthCents = 999;
const fanCount = 3;

type Audience = 'everyone' | 'new' | 'lapsed' | 'chosen';
type Promotion = {
  id: string;
  name: string;
  audience: Audience;
  /** US cents of each month that it lasts. */
  cents: number;
  months: number;
  limit: number;
  endsAt: number;
  isStopped: boolean;
  chosen: number[];
  usedBy: number[];
};
type Fan = {
  state: 'none' | 'active' | 'canceled' | 'expired';
  hasPaid: boolean;
  paidCents: number;
  anchor: Date;
  months: number;
  promotion: Promotion | undefined;
};
type Model = { promotions: Promotion[]; fans: Fan[] };
type Real = { kindred: TestApp; creator: TestCreator; fans: TestUser[] };
type Step = ModelStep<Model, Real>;

async function start(): Promise<{ model: Model; real: Real }> {
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const fans = await Promise.all(Array.from({ length: fanCount }, () => createUser(kindred.context)));
  const fresh = (): Fan => ({
    state: 'none',
    hasPaid: false,
    paidCents: 0,
    anchor: new Date(0),
    months: 0,
    promotion: undefined,
  });
  return { model: { promotions: [], fans: fans.map(fresh) }, real: { kindred, creator, fans } };
}

const isLive = ({ state }: Fan) => state === 'active' || state === 'canceled';
const isOver = (promotion: Promotion) => promotion.endsAt <= kindred.clock.now().getTime();
const isUsedUp = ({ usedBy, limit }: Promotion) => usedBy.length >= limit;

function isFor(promotion: Promotion, fan: Fan, index: number): boolean {
  if (promotion.isStopped || isOver(promotion) || isUsedUp(promotion) || promotion.usedBy.includes(index))
    return false;
  if (promotion.audience === 'new') return !fan.hasPaid;
  if (promotion.audience === 'lapsed') return fan.hasPaid;
  return promotion.audience === 'everyone' || promotion.chosen.includes(index);
}

/** The lowest today, then the lowest of twelve months, then the oldest. */
function best(model: Model, index: number): Promotion | undefined {
  const fan = model.fans[index] as Fan;
  const year = ({ cents, months }: Promotion) => cents * months + monthCents * (12 - months);
  return model.promotions
    .filter((promotion) => isFor(promotion, fan, index))
    .reduce<Promotion | undefined>((found, one) => {
      if (!found || one.cents < found.cents) return one;
      return one.cents === found.cents && year(one) < year(found) ? one : found;
    }, undefined);
}

function charge(fan: Fan): void {
  const { promotion } = fan;
  fan.paidCents += promotion && fan.months < promotion.months ? promotion.cents : monthCents;
  fan.months += 1;
}

/** So many calendar months after a day, or the month's last day where it has no such day. */
function periodEnd({ anchor, months }: Fan): Date {
  const end = new Date(anchor);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return end;
}

async function agree(model: Model, { creator, fans }: Real): Promise<void> {
  const { data: page } = await kindred.call('listPromotions', { size: 100 }, { token: creator.token });
  expect(page.list.map(({ name, state, claim_num }) => ({ name, state, claim_num })).toReversed()).toEqual(
    model.promotions.map((promotion) => ({
      name: promotion.name,
      state: promotion.isStopped
        ? 'stopped'
        : isOver(promotion)
          ? 'over'
          : isUsedUp(promotion)
            ? 'used_up'
            : 'running',
      claim_num: promotion.usedBy.length,
    })),
  );
  for (const [index, { token, userId }] of fans.entries()) {
    const { data: info } = await kindred.call('getCharacterInfo', { char_id: creator.charId }, { token });
    const [paid] = await query<{ cents: number }>(
      kindred.context.db,
      `select coalesce(sum(p.usd_cents), 0)::integer as cents from payments p
        join journal_entries e using (entry_id) where e.user_id = $1`,
      [userId],
    );
    const fan = model.fans[index] as Fan;
    const offered = best(model, index);
    expect({
      isJoined: info.is_sold,
      name: info.offer?.promotion_name,
      cents: info.offer?.first_charge_usd_cents,
      charges: info.offer?.intro_charges,
      paid: paid?.cents,
    }).toEqual({
      isJoined: isLive(fan),
      name: offered?.name ?? '',
      cents: offered?.cents ?? monthCents,
      charges: offered?.months ?? 0,
      paid: fan.paidCents,
    });
  }
}

const step = (name: string, run: Step['run']): Step => ({
  name,
  run: async (model, real) => {
    await run(model, real);
    await agree(model, real);
  },
});

const price = fc.oneof(
  fc.record({ percent: fc.constantFrom(10, 33, 50, 90), months: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ first: fc.constantFrom(100, 500, 700), months: fc.constant(1) }),
);

const promote = fc
  .record({
    price,
    audience: fc.constantFrom<Audience>('everyone', 'new', 'lapsed', 'chosen'),
    limit: fc.integer({ min: 1, max: 3 }),
    days: fc.constantFrom(3, 15, 90),
    chosen: fc.subarray(
      Array.from({ length: fanCount }, (_, index) => index),
      { minLength: 1 },
    ),
  })
  .map(({ price, audience, limit, days, chosen }) =>
    step(`promote ${JSON.stringify({ price, audience, limit, days, chosen })}`, async (model, real) => {
      const name = `Offer ${model.promotions.length}`;
      const endsAt = kindred.clock.now().getTime() + days * dayMs;
      const { data } = await kindred.call(
        'createPromotion',
        {
          client_id: name,
          name,
          audience,
          ...('percent' in price ? { percent_off: price.percent } : { first_usd_cents: price.first }),
          months: price.months,
          claim_limit: limit,
          end_time: new Date(endsAt).toISOString(),
          user_ids: audience === 'chosen' ? chosen.map((index) => real.fans[index]?.userId ?? '') : [],
        },
        { token: real.creator.token },
      );
      const cents = 'percent' in price ? Math.round(monthCents * (1 - price.percent / 100)) : price.first;
      model.promotions.push({
        id: data.promotion_id,
        name,
        audience,
        cents,
        months: price.months,
        limit,
        endsAt,
        isStopped: false,
        chosen: audience === 'chosen' ? chosen : [],
        usedBy: [],
      });
    }),
  );

const stop = fc.nat({ max: 9 }).map((place) =>
  step(`stop ${place}`, async (model, real) => {
    const promotion = model.promotions[place % Math.max(1, model.promotions.length)];
    if (!promotion) return;
    await kindred.call('stopPromotion', { promotion_id: promotion.id }, { token: real.creator.token });
    promotion.isStopped = true;
  }),
);

const someFan = fc.nat({ max: fanCount - 1 });

const join = someFan.map((index) =>
  step(`fan ${index} joins`, async (model, { creator, fans }) => {
    const { token } = fans[index] as TestUser;
    const fan = model.fans[index] as Fan;
    const promotion = best(model, index);
    const { code, data } = await kindred.call(
      'createCharacterCheckout',
      {
        char_id: creator.charId,
        redirect_url: '/home',
        expected_price: promotion?.cents ?? monthCents,
      },
      { token },
    );
    expect(code).toBe(isLive(fan) ? 4303 : 2000);
    if (code !== 2000) return;
    const now = kindred.clock.now();
    await pay(kindred, data.checkout_id);
    await deliverWebhooks(kindred);
    await runJobs(kindred);
    promotion?.usedBy.push(index);
    Object.assign(fan, { state: 'active', hasPaid: true, anchor: now, months: 0, promotion });
    charge(fan);
  }),
);

const cancel = someFan.map((index) =>
  step(`fan ${index} cancels`, async (model, { creator, fans }) => {
    const fan = model.fans[index] as Fan;
    const { token } = fans[index] as TestUser;
    await kindred.call('cancelSubscription', { char_id: creator.charId }, { token });
    if (isLive(fan)) fan.state = 'canceled';
  }),
);

const pass = fc.constantFrom(1, 10, 31).map((days) =>
  step(`${days} days`, async (model) => {
    await passDays(kindred, days);
    await runJobs(kindred);
    await deliverWebhooks(kindred);
    for (const fan of model.fans) {
      while (isLive(fan) && periodEnd(fan) <= kindred.clock.now()) {
        if (fan.state === 'canceled') fan.state = 'expired';
        else charge(fan);
      }
    }
  }),
);

test(
  'a promotion is for whom, for how long, how often and until when it says; everybody is shown and charged the lowest price that is theirs',
  () => runModel(start, [promote, promote, stop, join, join, cancel, pass]),
  modelMs,
);
