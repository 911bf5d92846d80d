import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { payOnForm } from '../../../test/ccbill/ccbill-billing.ts';
import { createUser } from '../../../test/data/factories.ts';
import { balanceOf, openDiamondCheckout } from '../../../test/data/payments.ts';
import { reconcile } from '../../../test/data/reconcile.ts';
import { type CcbillStage, startCcbillStage } from '../../../test/payments/ccbill-stage.ts';
import { deliver, passDaysUntold } from '../../../test/payments/payment-stage.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';

let stage: CcbillStage;
beforeAll(async () => {
  stage = await startCcbillStage();
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.close();
});

test('a refund that CCBill makes and does not answer is made once, and ends in the books', async () => {
  const { kindred, state } = stage;
  const fan = await createUser(kindred.context);
  const checkoutId = await openDiamondCheckout(kindred, fan, 'diamonds_500');
  const form = stage.urlOf(checkoutId);
  payOnForm(state, form, 'success');
  payOnForm(state, form, 'success');
  await deliver(stage);
  const refunds = () => state.rows.filter(({ columns }) => columns[0] === 'REFUND').length;
  state.isSilent = true;
  await runJobs(kindred);
  state.isSilent = false;
  expect(refunds()).toBe(1);
  for (const postback of state.postbacks) postback.isDelivered = true;
  // Its job is tried again before anything has told of the refund.
  await kindred.context.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await runJobs(kindred);
  expect(refunds()).toBe(1);

  for (let hours = 0; hours < 6; hours++) {
    await passDaysUntold(stage, 1.1 / 24);
    await reconcile(kindred);
  }
  expect(refunds()).toBe(1);
  const { data } = await kindred.call('listWalletRecords', {}, { token: fan.token });
  expect(data.list.map(({ kind, usd_cents }) => [kind, usd_cents]).toSorted()).toEqual([
    ['purchase', 500],
    ['refund', -500],
    ['unapplied', 500],
  ]);
  expect(await balanceOf(kindred, fan)).toBe(515);
});
