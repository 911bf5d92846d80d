import fc from 'fast-check';
import { expect, test } from 'vitest';
import { releaseEarnings } from '../../features/earnings/release-earnings.ts';
import { type TestApp, useTestApp } from '../../test/app/start-test-app.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { balanceOf, passDays } from '../../test/data/payments.ts';
import { unlock } from '../../test/data/unlock.ts';
import { type ModelStep, modelMs, runModel } from './run-model.ts';

const kindred = useTestApp();

const dayMs = 86_400_000;
type Sale = {
  at: number;
  diamonds: number;
  share: number;
  msgId: string;
  isUndone: boolean;
  isReleased: boolean;
};
type Limit = { cents: number | undefined; next: { cents: number | undefined; from: number } | undefined };
type Model = { balance: number; sales: Sale[]; limit: Limit };
type Real = { kindred: TestApp; fan: TestUser; creator: TestCreator };
type Step = ModelStep<Model, Real>;

async function start(): Promise<{ model: Model; real: Real }> {
  const fan = await createUser(kindred.context, { diamonds: 3000 });
  const creator = await createCreator(kindred.context, { chatMode: 1 });
  return {
    model: { balance: 3000, sales: [], limit: { cents: undefined, next: undefined } },
    real: { kindred, fan, creator },
  };
}

const now = () => kindred.clock.now().getTime();
const live = ({ sales }: Model) => sales.filter(({ isUndone }) => !isUndone);
const limitOf = ({ limit: { cents, next } }: Model) => (next && next.from <= now() ? next.cents : cents);

/** What the product must answer to a spend of so much. */
function verdict(model: Model, diamonds: number): number {
  const limit = limitOf(model);
  const spent = live(model)
    .filter(({ at }) => at > now() - 7 * dayMs)
    .reduce((sum, sale) => sum + sale.diamonds, 0);
  if (limit !== undefined && spent + diamonds > limit) return 4221;
  return model.balance >= diamonds ? 2000 : 5005;
}

function book(model: Model, diamonds: number, msgId: string): void {
  model.balance -= diamonds;
  const share = Math.floor((diamonds * 80) / 100);
  model.sales.push({ at: now(), diamonds, share, msgId, isUndone: false, isReleased: false });
}

async function agree(model: Model, { fan, creator }: Real): Promise<void> {
  const { data } = await kindred.call('getEarningsSummary', {}, { token: creator.token });
  const sum = (isReleased: boolean) =>
    live(model)
      .filter((sale) => sale.isReleased === isReleased)
      .reduce((cents, { share }) => cents + share, 0);
  expect({
    balance: await balanceOf(kindred, fan),
    pending: data.pending_usd_cents,
    available: data.available_usd_cents,
  }).toEqual({ balance: model.balance, pending: sum(false), available: sum(true) });
}

const step = (name: string, run: Step['run']): Step => ({
  name,
  run: async (model, real) => {
    await run(model, real);
    await agree(model, real);
  },
});

const gift = fc.integer({ min: 200, max: 900 }).map((price) =>
  step(`gift of ${price}`, async (model, { fan, creator }) => {
    const expected = verdict(model, price);
    const given = { char_id: creator.charId, price };
    const { code, data } = await kindred.call('charger', given, {
      token: fan.token,
      key: crypto.randomUUID(),
    });
    expect(code).toBe(expected);
    if (code === 2000) book(model, price, data.msg_id ?? '');
  }),
);

const buy = fc.integer({ min: 100, max: 700 }).map((price) =>
  step(`post for ${price}`, async (model, { fan, creator }) => {
    const { postId } = await createPost(kindred.context, creator, { price });
    const expected = verdict(model, price);
    const { code } = await unlock(kindred, fan, postId);
    expect(code).toBe(expected);
    if (code === 2000) book(model, price, '');
  }),
);

const undo = fc.nat(5).map((back) =>
  step(`undo of gift ${back}`, async (model, { fan }) => {
    const sale = model.sales.filter(({ msgId }) => msgId !== '').at(-1 - back);
    if (!sale) return;
    const isInTime = now() - sale.at <= 29_000;
    const { code } = await kindred.call('undoGift', { msg_id: sale.msgId }, { token: fan.token });
    expect(code).toBe(sale.isUndone || isInTime ? 2000 : 4223);
    if (code !== 2000 || sale.isUndone) return;
    sale.isUndone = true;
    model.balance += sale.diamonds;
  }),
);

const setLimit = fc.option(fc.integer({ min: 200, max: 3000 }), { nil: undefined }).map((cents) =>
  step(`limit ${cents}`, async (model, { fan }) => {
    const before = limitOf(model);
    const isRaise = before !== undefined && (cents ?? Number.POSITIVE_INFINITY) > before;
    const waiting = model.limit.next && model.limit.next.from > now() ? model.limit.next : undefined;
    const next = waiting && waiting.cents === cents ? waiting : { cents, from: now() + dayMs };
    model.limit = isRaise ? { cents: before, next } : { cents, next: undefined };
    const change = { weekly_usd_cents: cents ?? null };
    const { data } = await kindred.call('setSpendingLimits', change, { token: fan.token });
    expect(data.weekly_usd_cents).toBe(limitOf(model) ?? null);
  }),
);

const pass = fc.constantFrom(0.001, 0.6, 1.2, 5, 8).map((days) =>
  step(`${days} days`, async (model) => {
    await passDays(kindred, days);
    await releaseEarnings(kindred.context);
    for (const sale of model.sales) sale.isReleased ||= sale.at <= now() - 7 * dayMs;
  }),
);

test(
  'wallet, earnings and the weekly limit are what plain arithmetic says, whatever is given, taken back and set',
  () => runModel(start, [gift, gift, buy, undo, setLimit, pass]),
  modelMs,
);
