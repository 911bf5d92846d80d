import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../../../test/app/run-jobs.ts';
import { createCreator, createUser, type TestUser } from '../../../../test/data/factories.ts';
import {
  balanceOf,
  openCharacterCheckout,
  openDiamondCheckout,
  shownIn,
} from '../../../../test/data/payments.ts';
import { reconcile } from '../../../../test/data/reconcile.ts';
import {
  deliver,
  type PaymentStage,
  passDays,
  passDaysUntold,
} from '../../../../test/payments/payment-stage.ts';
import { providerTools } from '../../../../test/payments/provider-tools.ts';
import { stages } from '../../../../test/payments/stages.ts';
import { expectInvariants } from '../../../../test/sql/expect-invariants.ts';

describe.each(Object.entries(stages))('with %s', (name, start) => {
  let stage: PaymentStage;
  beforeAll(async () => {
    stage = await start();
  });
  afterAll(async () => {
    await expectInvariants(stage.kindred);
    await stage.close();
  });

  const { payments, stateOf, openDiamonds, provided } = providerTools(() => stage);

  describe('in yen', () => {
    const amountOf = async (fan: TestUser, usdCents: number, isPack = false) =>
      (await shownIn(stage.kindred, fan, 'JPY', usdCents, { isPack })).expected_amount;

    test('a pack costs just what was shown, and half of it comes back as half', async () => {
      const fan = await createUser(stage.kindred.context);
      const amount = (await amountOf(fan, 1000, true)) ?? 0;
      const checkoutId = await openDiamondCheckout(stage.kindred, fan, 'diamonds_1000', 'JPY');
      await stage.pay(checkoutId);
      await deliver(stage);
      expect(await balanceOf(stage.kindred, fan)).toBe(1050);
      const [payment] = (await provided(checkoutId)).payments;
      expect(payment).toMatchObject({ currency: 'JPY', amount });
      await stage.change(payment?.paymentRef ?? '', 'refund_half');
      await deliver(stage);
      expect(await balanceOf(stage.kindred, fan)).toBe(525);
      const { data } = await stage.kindred.call('listReceipts', {}, { token: fan.token });
      const { presented, refunded_usd_cents } = data.list[0] ?? {};
      expect({ refunded_usd_cents, currency: presented?.currency, amount: presented?.amount }).toEqual({
        refunded_usd_cents: 500,
        currency: 'JPY',
        amount,
      });
      expect(Math.abs((presented?.refunded ?? 0) - amount / 2)).toBeLessThan(1);
    });

    test('a subscription renews at the amount that was agreed to', async () => {
      const fan = await createUser(stage.kindred.context);
      const creator = await createCreator(stage.kindred.context, { groupId: 'group_2' });
      const amount = await amountOf(fan, 999);
      const opened = await openCharacterCheckout(stage.kindred, fan, creator.charId, undefined, 'JPY');
      await stage.pay(opened.data.checkout_id);
      await deliver(stage);
      await passDays(stage, 33);
      const { data } = await stage.kindred.call('listReceipts', {}, { token: fan.token });
      expect(
        data.list.map(({ usd_cents, presented }) => [usd_cents, presented?.currency, presented?.amount]),
      ).toEqual([
        [999, 'JPY', amount],
        [999, 'JPY', amount],
      ]);
      const { subscription } = await provided(opened.data.checkout_id);
      await payments().endSubscription(subscription?.subscriptionRef ?? '');
      await deliver(stage);
    });
  });

  describe('diamonds', () => {
    test('are credited once, however often the provider says that they are paid', async () => {
      const { fan, checkoutId } = await openDiamonds();
      expect(await stage.pay(checkoutId)).toBe('paid');
      const waiting = await stage.listUndelivered();
      const answers = [];
      for (const { body } of [...waiting, ...waiting]) answers.push(await stage.post(body));
      await deliver(stage);
      expect(answers.filter(({ outcome }) => outcome === 'credited')).toHaveLength(1);
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(await balanceOf(stage.kindred, fan)).toBe(1050);
      expect(await stateOf(fan, checkoutId)).toBe('paid');
    });

    test('are credited once by forty webhooks at the same moment', async () => {
      const { fan, checkoutId } = await openDiamonds();
      await stage.pay(checkoutId);
      const waiting = await stage.listUndelivered();
      const posts = Array.from({ length: 40 }, (_, index) =>
        stage.post(waiting[index % waiting.length]?.body ?? ''),
      );
      const outcomes = (await Promise.all(posts)).map(({ outcome }) => outcome);
      expect(outcomes.filter((outcome) => outcome === 'credited')).toHaveLength(1);
      await deliver(stage);
      expect(await balanceOf(stage.kindred, fan)).toBe(1050);
    });

    test('are not credited by a webhook that somebody else signed, nor by one that is ten minutes old', async () => {
      const { fan, checkoutId } = await openDiamonds();
      await stage.pay(checkoutId);
      for (const { body } of await stage.listUndelivered()) {
        expect((await stage.post(body, { isForged: true })).status).toBe(400);
        if (name !== 'ccbill') expect((await stage.post(body, { ageSeconds: 600 })).status).toBe(400);
        expect((await stage.post(`${body} `, { isForged: true })).status).toBe(400);
      }
      expect(await balanceOf(stage.kindred, fan)).toBe(0);
      await deliver(stage);
      expect(await balanceOf(stage.kindred, fan)).toBe(1050);
    });

    test('come without any webhook when the buyer asks, and a webhook later changes nothing', async () => {
      const { fan, checkoutId } = await openDiamonds();
      await stage.pay(checkoutId);
      // CCBill cannot be asked about one sale; its list is read every hour.
      await passDaysUntold(stage, stage.listedAfterDays);
      if (name === 'ccbill') await reconcile(stage.kindred);
      expect(await stateOf(fan, checkoutId)).toBe('paid');
      expect(await balanceOf(stage.kindred, fan)).toBe(1050);
      expect(await deliver(stage)).not.toContain('credited');
      expect(await balanceOf(stage.kindred, fan)).toBe(1050);
    });

    test('cost nothing with a card that is declined, and another card pays', async () => {
      const { fan, checkoutId } = await openDiamonds();
      await stage.pay(checkoutId, 'declined');
      await deliver(stage);
      expect(await stateOf(fan, checkoutId)).toBe('declined');
      expect(await balanceOf(stage.kindred, fan)).toBe(0);
      expect(await stage.pay(checkoutId)).toBe('paid');
      await deliver(stage);
      expect(await balanceOf(stage.kindred, fan)).toBe(1050);
    });

    test('wait for the buyer’s bank where it asks (3-D Secure)', async () => {
      const { fan, checkoutId } = await openDiamonds();
      expect(await stage.pay(checkoutId, '3ds')).toBe('confirming');
      await deliver(stage);
      expect(await stateOf(fan, checkoutId)).toBe('open');
      expect(await stage.confirm(checkoutId, true)).toBe('paid');
      await deliver(stage);
      expect(await balanceOf(stage.kindred, fan)).toBe(1050);
    });

    test('go back with a refund, half with half of it, once however often it is told', async () => {
      const { fan, checkoutId } = await openDiamonds();
      await stage.pay(checkoutId);
      await deliver(stage);
      const [payment] = (await provided(checkoutId)).payments;
      await stage.change(payment?.paymentRef ?? '', 'refund_half');
      const waiting = await stage.listUndelivered();
      for (const { body } of [...waiting, ...waiting]) await stage.post(body);
      expect(await balanceOf(stage.kindred, fan)).toBe(525);
      stage.kindred.clock.advance(1);
      await payments().refundPayment(payment?.paymentRef ?? '');
      await payments().refundPayment(payment?.paymentRef ?? '');
      await deliver(stage);
      expect(await balanceOf(stage.kindred, fan)).toBe(0);
      expect(await stateOf(fan, checkoutId)).toBe('refunded');
    });

    test('go back with a dispute, and come again when it is won', async () => {
      const { fan, checkoutId } = await openDiamonds();
      await stage.pay(checkoutId);
      await deliver(stage);
      const [payment] = (await provided(checkoutId)).payments;
      await stage.change(payment?.paymentRef ?? '', 'dispute');
      await deliver(stage);
      expect(await balanceOf(stage.kindred, fan)).toBe(0);
      await stage.change(payment?.paymentRef ?? '', 'win');
      await deliver(stage);
      // There a chargeback is final.
      expect(await balanceOf(stage.kindred, fan)).toBe(name === 'ccbill' ? 0 : 1050);
    });

    test('cannot be paid once their checkout is closed, which may be said twice', async () => {
      const { fan, checkoutId } = await openDiamonds();
      const { providerRef } = await provided(checkoutId);
      await payments().expireCheckout(providerRef);
      await payments().expireCheckout(providerRef);
      await deliver(stage);
      expect(await stateOf(fan, checkoutId)).toBe('expired');
      // The form of CCBill stays open: who pays nevertheless gets what they paid for.
      expect(await stage.pay(checkoutId)).toBe(name === 'ccbill' ? 'paid' : 'expired');
      await deliver(stage);
      expect(await balanceOf(stage.kindred, fan)).toBe(name === 'ccbill' ? 1050 : 0);
    });
  });

  test('what was paid for a checkout that our books do not know is given back', async () => {
    const { fan, checkoutId } = await openDiamonds();
    await stage.pay(checkoutId);
    const { providerRef } = await provided(checkoutId);
    await stage.kindred.context.db.deleteFrom('checkouts').where('checkout_id', '=', checkoutId).execute();
    const outcomes = await deliver(stage);
    expect(outcomes).toContain('unknown_checkout');
    await runJobs(stage.kindred);
    await deliver(stage);
    const [payment] = (await payments().retrieveCheckout(providerRef))?.payments ?? [];
    expect(payment?.refunded).toBe(1000);
    expect(await balanceOf(stage.kindred, fan)).toBe(0);
  });
});
