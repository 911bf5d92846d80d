import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runJobs } from '../../test/app/run-jobs.ts';
import { type TestApp, useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator } from '../../test/data/factories.ts';
import { giveGift } from '../../test/data/gifts.ts';
import { deliverWebhooks, passDays } from '../../test/data/payments.ts';
import {
  cancelPayout,
  chooseBank,
  fillPayoutAccount,
  moneyOf,
  payoutsOf,
  release,
  requestPayout,
  review,
  stepUp,
} from '../../test/data/payouts.ts';
import { type ModelStep, modelMs, runModel } from './run-model.ts';

const kindred = useTestApp();

type Model = { available: number; inFlight: number; paid: number; bankPays: boolean };
type Real = { kindred: TestApp; creator: TestCreator };
type Step = ModelStep<Model, Real>;

async function start(): Promise<{ model: Model; real: Real }> {
  const creator = await createCreator(kindred.context);
  await fillPayoutAccount(kindred, creator);
  await review(kindred, creator);
  return { model: { available: 0, inFlight: 0, paid: 0, bankPays: true }, real: { kindred, creator } };
}

const step = (name: string, run: Step['run']): Step => ({
  name,
  run: async (model, real) => {
    await run(model, real);
    expect(await moneyOf(kindred, real.creator)).toEqual([model.available, model.inFlight, model.paid]);
  },
});

/** Sends the requested payouts, and waits until the bank has said what became of it. */
async function settle(model: Model): Promise<void> {
  await runJobs(kindred);
  await passDays(kindred, 2.1);
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  await runJobs(kindred);
  if (model.bankPays) model.paid += model.inFlight;
  else model.available += model.inFlight;
  model.inFlight = 0;
}

const earn = fc.integer({ min: 200, max: 9000 }).map((diamonds) =>
  step(`earn ${diamonds}`, async (model, { creator }) => {
    const fan = await createUser(kindred.context, { diamonds });
    await giveGift(kindred.context, { fan: fan.userId, charId: creator.charId, diamonds });
    await settle(model);
    await passDays(kindred, 7.1);
    await release(kindred);
    model.available += Math.floor((diamonds * 80) / 100);
  }),
);

const request = fc.integer({ min: 1500, max: 8000 }).map((cents) =>
  step(`request ${cents}`, async (model, { creator }) => {
    await stepUp(kindred, creator);
    const { code } = await requestPayout(kindred, creator, cents);
    const refused = model.inFlight > 0 ? 4703 : model.available < cents ? 4705 : 2000;
    expect(code).toBe(cents < 2000 ? 4704 : refused);
    if (code !== 2000) return;
    model.available -= cents;
    model.inFlight += cents;
  }),
);

const cancel = fc.constant(
  step('take back', async (model, { creator }) => {
    const [newest] = await payoutsOf(kindred, creator);
    if (!newest) return;
    const { code } = await cancelPayout(kindred, creator, newest.payout_id);
    const isOver = model.inFlight === 0 && newest.state !== 'canceled';
    expect(code).toBe(isOver ? 4706 : 2000);
    model.available += model.inFlight;
    model.inFlight = 0;
  }),
);

const end = fc.constant(step('the bank', (model) => settle(model)));

const bank = fc.boolean().map((pays) =>
  step(pays ? 'a bank that pays' : 'a bank that refuses', async (model, { creator }) => {
    await settle(model);
    await chooseBank(kindred, creator, pays ? 'pays' : 'fails');
    // Another bank is paid a day later.
    await passDays(kindred, 1.1);
    model.bankPays = pays;
  }),
);

test(
  'what is available, on its way and paid out adds up to what was earned, whatever the bank does',
  () => runModel(start, [earn, request, request, cancel, end, bank]),
  modelMs,
);
