import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { beginMonth } from '../../../test/data/begin-month.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import { openCharacterCheckout } from '../../../test/data/payments.ts';
import { deliver } from '../../../test/payments/payment-stage.ts';
import { type StripeStage, startStripeStage } from '../../../test/payments/stripe-stage.ts';
import { addTier, moveUp } from '../../../test/payments/tier-moves.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';
import {
  chargeOf,
  closeDispute,
  failRefund,
  openDispute,
  refund,
} from '../../../test/stripe/stripe-charges.ts';
import { all } from '../../../test/stripe/stripe-state.ts';
import { listRefusedRefunds } from '../../wallet/payments/refused-refunds.sql.ts';
import { returnOwedDifferences } from './return-differences.ts';

let stage: StripeStage;
beforeAll(async () => {
  stage = await startStripeStage();
  beginMonth(stage.kindred);
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.close();
});

const state = () => stage.server.state;
const context = () => stage.kindred.context;

/** Pays a month and the difference to a higher tier; returns Stripe's ids of both payments. */
async function buyDifference() {
  const fan = await createUser(context());
  const creator = await createCreator(context(), { groupId: 'group_2' });
  const level = await addTier(stage, creator);
  const { data: month } = await openCharacterCheckout(stage.kindred, fan, creator.charId);
  await stage.pay(month.checkout_id);
  await deliver(stage);
  const upgradeId = (await moveUp(stage, fan, creator, level)) ?? '';
  await stage.pay(upgradeId);
  await deliver(stage);
  const refOf = async (checkout_id: string) =>
    (
      await context()
        .db.selectFrom('payments')
        .select('payment_ref')
        .where('checkout_id', '=', checkout_id)
        .executeTakeFirstOrThrow()
    ).payment_ref;
  return { fan, month: await refOf(month.checkout_id), difference: await refOf(upgradeId) };
}

const refundsOf = (ref: string) => all(state(), 'refund').filter((refund) => refund.payment_intent === ref);

const countRefundJobs = async (paymentRef: string) =>
  (
    await query<{ key: string }>(
      context().db,
      `select key from graphile_worker.jobs where key = 'wallet.refund-payment:' || $1`,
      [paymentRef],
    )
  ).length;

async function askAgain() {
  for (let time = 0; time < 3; time++) {
    await returnOwedDifferences(context().db, new Date(0));
    await runJobs(stage.kindred);
    await deliver(stage);
  }
}

test('a difference whose dispute was won before we heard of it goes back with its month, like any other', async () => {
  const { month, difference } = await buyDifference();
  openDispute(state(), chargeOf(state(), difference));
  closeDispute(state(), chargeOf(state(), difference), 'won');
  refund(state(), chargeOf(state(), month));
  await deliver(stage);
  await askAgain();
  expect(refundsOf(difference)).toMatchObject([{ status: 'succeeded', amount: 1000 }]);
  expect(await listRefusedRefunds(context().db)).toEqual([]);
});

test('a difference that a bank does not take back is asked for once, stays in the books, and is listed with the reason', async () => {
  const { fan, month, difference } = await buyDifference();
  refund(state(), chargeOf(state(), month));
  await deliver(stage);
  await runJobs(stage.kindred);
  failRefund(state(), chargeOf(state(), difference));
  await deliver(stage);
  await askAgain();
  expect(refundsOf(difference)).toMatchObject([{ status: 'failed' }]);
  const refused = { payment_ref: difference, user_id: fan.userId, kept: 1000, refusal: 'refused' };
  expect(await listRefusedRefunds(context().db)).toMatchObject([refused]);
  await returnOwedDifferences(context().db, new Date(0));
  expect(await countRefundJobs(difference)).toBe(0);
});
