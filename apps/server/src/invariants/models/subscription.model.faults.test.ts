import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../../test/app/run-jobs.ts';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { deliverWebhooks, openCharacterCheckout, passDays, pay } from '../../test/data/payments.ts';
import { type ModelStep, modelMs, runModel } from './run-model.ts';

let kindred: TestApp;
beforeAll(async () => {
  kindred = await startTestApp();
});
afterAll(() => kindred.close());

const dayMs = 86_400_000;
const trialDays = 3;
/** 80 % of 9.99. */
const shareCents = 799;

type Model = {
  state: 'none' | 'trialing' | 'active' | 'canceled' | 'expired';
  hadTrial: boolean;
  /** Where the months begin, and how many of them are paid. */
  anchor: Date;
  months: number;
  charges: number;
};
type Real = { kindred: TestApp; fan: TestUser; creator: TestCreator };
type Step = ModelStep<Model, Real>;

async function start(): Promise<{ model: Model; real: Real }> {
  const fan = await createUser(kindred.context);
  const creator = await createCreator(kindred.context, { groupId: `group_2_${trialDays}` });
  const model: Model = { state: 'none', hadTrial: false, anchor: new Date(0), months: 0, charges: 0 };
  return { model, real: { kindred, fan, creator } };
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

async function agree(model: Model, { fan, creator }: Real): Promise<void> {
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
  }).toEqual({ state: model.state, isJoined: isLive(model), cents: model.charges * shareCents });
  if (!isLive(model)) return;
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
    Object.assign(model, { state: 'active', anchor: now, months: 1, charges: model.charges + 1 });
  else {
    const anchor = new Date(now.getTime() + trialDays * dayMs);
    Object.assign(model, { state: 'trialing', hadTrial: true, anchor, months: 0 });
  }
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

const pass = fc.constantFrom(0.5, 2, 3.5, 20, 31).map(
  (days): Step => ({
    name: `${days} days`,
    run: async (model, real) => {
      await passDays(kindred, days);
      await runJobs(kindred);
      await deliverWebhooks(kindred);
      while (isLive(model) && periodEnd(model) <= kindred.clock.now()) {
        if (model.state === 'canceled') model.state = 'expired';
        else Object.assign(model, { state: 'active', months: model.months + 1, charges: model.charges + 1 });
      }
      await agree(model, real);
    },
  }),
);

test(
  'a subscription is what its calendar says: trial, months, cancellation, resumption, end',
  () => runModel(start, [subscribe, cancel, resume, pass, pass]),
  modelMs,
);
