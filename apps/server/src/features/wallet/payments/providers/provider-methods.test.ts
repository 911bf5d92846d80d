import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../../test/data/factories.ts';
import { openDiamondCheckout } from '../../../../test/data/payments.ts';
import { deliver, type PaymentStage, passDays } from '../../../../test/payments/payment-stage.ts';
import { providerTools } from '../../../../test/payments/provider-tools.ts';
import { stages } from '../../../../test/payments/stages.ts';
import { expectInvariants } from '../../../../test/sql/expect-invariants.ts';

const hour = 1 / 24;

describe.each(Object.entries(stages))('with %s', (_name, start) => {
  let stage: PaymentStage;
  beforeAll(async () => {
    stage = await start();
  });
  afterAll(async () => {
    await expectInvariants(stage.kindred);
    await stage.close();
  });

  const { payments, subscriptionOf, provided, subscribe } = providerTools(() => stage);

  describe('saved methods', () => {
    const customerOf = async ({ userId }: TestUser) =>
      (
        await stage.kindred.context.db
          .selectFrom('payment_customers')
          .select('customer_ref')
          .where('user_id', '=', userId)
          .executeTakeFirst()
      )?.customer_ref;

    test('are those that were paid with; one is charged for renewals, and each can go', async () => {
      const methods = payments().savedMethods;
      if (!methods) return;
      const { fan, checkoutId } = await subscribe('group_2', 'renewal_declined');
      const customer = (await customerOf(fan)) ?? '';
      const again = await openDiamondCheckout(stage.kindred, fan, 'diamonds_500');
      await stage.pay(again);
      await deliver(stage);
      const last4s = async () => (await methods.list(customer)).map(({ last4 }) => last4);
      expect((await last4s()).toSorted()).toEqual(['0341', '4242']);
      const good = (await methods.list(customer)).find(({ last4 }) => last4 === '4242')?.methodRef ?? '';
      expect(await methods.setDefault(customer, good)).toBe(true);
      expect((await methods.list(customer))[0]).toMatchObject({
        methodRef: good,
        isDefault: true,
        kind: 'card',
      });
      await passDays(stage, 31 + 4 * hour);
      expect((await subscriptionOf(fan))?.state).toBe('active');
      expect((await provided(checkoutId)).payments).toHaveLength(2);
      const bad = (await methods.list(customer)).find(({ last4 }) => last4 === '0341')?.methodRef ?? '';
      expect(await methods.remove(customer, bad)).toBe(true);
      expect(await methods.remove(customer, bad)).toBe(false);
      expect(await last4s()).toEqual(['4242']);
      const portal = await methods.openPortal(customer, {
        returnUrl: 'https://kindred.example/',
        language: 'zh',
      });
      expect(URL.canParse(portal)).toBe(true);
    });

    test('pay what is overdue where one is, unless the bank declines, and are charged from then on', async () => {
      const methods = payments().savedMethods;
      if (!methods) return;
      const { fan, creator, subscriptionRef, checkoutId } = await subscribe('group_2', 'renewal_declined');
      const customer = (await customerOf(fan)) ?? '';
      await stage.pay(await openDiamondCheckout(stage.kindred, fan, 'diamonds_500'));
      await deliver(stage);
      const listed = await methods.list(customer);
      const good = listed.find(({ last4 }) => last4 === '4242')?.methodRef ?? '';
      expect(await methods.payOverdue(customer, good, subscriptionRef)).toBe('not_due');
      await passDays(stage, 31 + 4 * hour);
      expect(await methods.payOverdue(customer, 'pm_of_nobody', subscriptionRef)).toBe('unknown_method');
      const order = { char_id: creator.charId, redirect_url: '/home', expected_price: 999, method_ref: good };
      const paid = await stage.kindred.call('paySubscription', order, { token: fan.token });
      expect(paid.data).toEqual({ pay_url: null, checkout_id: checkoutId });
      expect((await subscriptionOf(fan))?.state).toBe('active');
      expect(await methods.payOverdue(customer, good, subscriptionRef)).toBe('not_due');
      await deliver(stage);
      await passDays(stage, 33);
      expect((await subscriptionOf(fan))?.state).toBe('active');
    });

    test('of somebody else can be neither charged nor removed', async () => {
      const methods = payments().savedMethods;
      if (!methods) return;
      const one = await subscribe();
      const other = await subscribe();
      const theirs = (await methods.list((await customerOf(other.fan)) ?? ''))[0]?.methodRef ?? '';
      const mine = (await customerOf(one.fan)) ?? '';
      expect(await methods.setDefault(mine, theirs)).toBe(false);
      expect(await methods.remove(mine, theirs)).toBe(false);
      expect(await methods.list((await customerOf(other.fan)) ?? '')).toHaveLength(1);
    });

    test('go with the account, and what renewed with them ends', async () => {
      const methods = payments().savedMethods;
      if (!methods) return;
      const { fan, subscriptionRef } = await subscribe();
      const customer = (await customerOf(fan)) ?? '';
      await methods.deleteCustomer(customer);
      await methods.deleteCustomer(customer);
      await deliver(stage);
      expect(await methods.list(customer)).toEqual([]);
      expect((await subscriptionOf(fan))?.state).toBe('expired');
      expect(await payments().findOverdueUrl(subscriptionRef)).toBeUndefined();
    });
  });
});
