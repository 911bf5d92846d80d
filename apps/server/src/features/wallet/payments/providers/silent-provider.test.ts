import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../../../test/app/run-jobs.ts';
import { createUser } from '../../../../test/data/factories.ts';
import { balanceOf, openDiamondCheckout } from '../../../../test/data/payments.ts';
import { reconcile } from '../../../../test/data/reconcile.ts';
import { deliver, type PaymentStage, passDays } from '../../../../test/payments/payment-stage.ts';
import { providerTools } from '../../../../test/payments/provider-tools.ts';
import { silentAfterActing } from '../../../../test/payments/silent-after-acting.ts';
import { stages } from '../../../../test/payments/stages.ts';
import { expectInvariants } from '../../../../test/sql/expect-invariants.ts';

describe.each(Object.entries(stages))('a provider that acts and never answers: %s', (_name, start) => {
  let stage: PaymentStage;
  beforeAll(async () => {
    stage = await start();
  });
  afterAll(async () => {
    await expectInvariants(stage.kindred);
    await stage.close();
  });

  const { openDiamonds, stateOf, subscriptionOf, subscribe, provided } = providerTools(() => stage);

  /** What is done while one call of the provider has no answer. */
  async function inSilence<Result>(
    call: Parameters<typeof silentAfterActing>[1],
    act: () => Promise<Result>,
  ) {
    const { context } = stage.kindred;
    const provider = context.payments;
    const silent = silentAfterActing(provider, call);
    context.payments = silent.payments;
    try {
      const result = await act();
      await silent.acted;
      return result;
    } finally {
      context.payments = provider;
    }
  }

  test('who opens a checkout is answered and can open another', async () => {
    const fan = await createUser(stage.kindred.context);
    const own = { token: fan.token };
    await stage.kindred.call('setSpendingLimits', { weekly_usd_cents: 1000 }, own);
    const order = { commodity_id: 'diamonds_1000', redirect_url: '/wallet' };
    const open = () => stage.kindred.call('createDiamondCheckout', order, own);
    expect((await inSilence('openCheckout', open)).code).toBe(4206);
    expect((await open()).code).toBe(2000);
  });

  test('who comes back from having paid is answered, and is credited once when it speaks again', async () => {
    const { fan, checkoutId } = await openDiamonds();
    await stage.pay(checkoutId);
    expect(await inSilence('retrieveCheckout', () => stateOf(fan, checkoutId))).not.toBe('paid');
    expect(await balanceOf(stage.kindred, fan)).toBe(0);
    stage.kindred.clock.advance(0.1 * 86_400);
    await reconcile(stage.kindred);
    await deliver(stage);
    expect(await stateOf(fan, checkoutId)).toBe('paid');
    expect(await balanceOf(stage.kindred, fan)).toBe(1050);
  });

  test('who pays what is overdue with a saved card sees that it is being found out, and is charged once', async () => {
    if (!stage.kindred.context.payments.savedMethods) return;
    const { fan, creator, checkoutId } = await subscribe('group_2', 'renewal_declined');
    const own = { token: fan.token };
    await stage.pay(await openDiamondCheckout(stage.kindred, fan, 'diamonds_500'));
    await deliver(stage);
    await passDays(stage, 31.5);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'past_due', is_finding_out: false });
    const { list } = (await stage.kindred.call('listPaymentMethods', {}, own)).data;
    const method_ref = list.find(({ last4 }) => last4 === '4242')?.method_ref ?? '';
    const order = { char_id: creator.charId, redirect_url: '/home', expected_price: 999 };
    const pay = (how: object) => stage.kindred.call('paySubscription', { ...order, ...how }, own);

    expect((await inSilence('payOverdue', () => pay({ method_ref }))).code).toBe(4225);
    expect(await subscriptionOf(fan)).toMatchObject({ is_finding_out: true });
    expect((await pay({ method_ref })).code).toBe(4225);
    expect((await pay({})).code).toBe(4225);
    await stage.kindred.context.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await runJobs(stage.kindred);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'active', is_finding_out: false });
    expect((await pay({ method_ref })).code).toBe(4303);
    await deliver(stage);
    expect((await provided(checkoutId)).payments).toHaveLength(2);
    const { data } = await stage.kindred.call('listReceipts', {}, own);
    expect(data.list.map(({ usd_cents }) => usd_cents)).toEqual([999, 500, 999]);
  });
});
