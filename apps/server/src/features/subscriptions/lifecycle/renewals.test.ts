import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { deliverWebhooks, passDays, passDaysUntold, pay, subscribe } from '../../../test/data/payments.ts';
import { subscriptionStage } from '../../../test/data/subscriptions.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { checkRenewals } from '../subscriptions.jobs.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const { isJoined, subscriptionOf, pendingOf, fanAndCreator, passPeriod } = subscriptionStage(() => kindred);

describe('when renewals go wrong', () => {
  test('a declined renewal is past due, without access, retried, then over', async () => {
    const { fan, creator } = await fanAndCreator();
    await subscribe(kindred, fan, creator.charId, 'renewal_declined');
    await passPeriod(31);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'past_due', renews: true });
    expect(await isJoined(fan, creator)).toBe(false);
    await passDays(kindred, 8);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'expired', renews: false });
    expect(await pendingOf(creator)).toBe(799);
  });

  test('whoever is past due may pay with another card at the price that was agreed, and is charged by it alone', async () => {
    const { fan, creator } = await fanAndCreator();
    const payDue = (expected_price?: number) =>
      kindred.call(
        'paySubscription',
        { char_id: creator.charId, redirect_url: '/home', expected_price },
        { token: fan.token },
      );
    expect((await payDue(999)).code).toBe(refusals.notJoined.code);
    await subscribe(kindred, fan, creator.charId, 'renewal_declined');
    expect((await payDue(999)).code).toBe(refusals.alreadyJoined.code);
    await kindred.call('setSubscriptionPrice', { group_id: 'group_4' }, { token: creator.token });
    await passPeriod(31);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'past_due' });
    expect(await payDue()).toMatchObject({ code: refusals.priceChanged.code, data: { price: 999 } });
    expect((await payDue(4999)).code).toBe(refusals.priceChanged.code);

    // With two tabs the first checkout is closed, and nobody pays twice.
    const [first, second] = [(await payDue(999)).data, (await payDue(999)).data];
    expect((await pay(kindred, first.checkout_id)).state).toBe('expired');
    expect((await pay(kindred, second.checkout_id)).state).toBe('paid');
    await deliverWebhooks(kindred);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'active', renews: true, month_usd_cents: 999 });
    expect(await isJoined(fan, creator)).toBe(true);
    expect((await payDue(999)).code).toBe(refusals.alreadyJoined.code);
    await runJobs(kindred);
    await passDays(kindred, 10);
    // The first month and the new payment: the old card was not charged again.
    expect(await pendingOf(creator)).toBe(2 * 799);
    await passPeriod(21);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'active' });
    expect(await pendingOf(creator)).toBe(3 * 799);
  });

  test('whoever is past due may subscribe anew with another card; the old one ends', async () => {
    const { fan, creator } = await fanAndCreator();
    const old = await subscribe(kindred, fan, creator.charId, 'renewal_declined');
    await passPeriod(31);
    await subscribe(kindred, fan, creator.charId);
    expect(await isJoined(fan, creator)).toBe(true);
    await kindred.context.payments.endSubscription(`sub_${old}`);
    expect(await deliverWebhooks(kindred)).toEqual(['unchanged']);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'active', renews: true });
  });

  test('renewals told twice and in the wrong order are each booked once', async () => {
    const { fan, creator } = await fanAndCreator('group_1');
    await subscribe(kindred, fan, creator.charId);
    await passDaysUntold(kindred, 95);
    await deliverWebhooks(kindred, (webhooks) => [...webhooks, ...webhooks].toReversed());
    expect(await pendingOf(creator)).toBe(4 * 319);
    expect(await isJoined(fan, creator)).toBe(true);
  });

  test('a renewal whose webhook is lost is found by asking', async () => {
    const { fan, creator } = await fanAndCreator();
    await subscribe(kindred, fan, creator.charId);
    await passDaysUntold(kindred, 32);
    expect(await isJoined(fan, creator)).toBe(false);
    await checkRenewals(kindred.context);
    expect(await isJoined(fan, creator)).toBe(true);
    expect(new Set(await deliverWebhooks(kindred))).toEqual(new Set(['unchanged']));
    expect(await pendingOf(creator)).toBe(2 * 799);
  });

  test('a renewal at another price than agreed gives nothing and is given back', async () => {
    const { fan, creator } = await fanAndCreator();
    const checkoutId = await subscribe(kindred, fan, creator.charId);
    const { db } = kindred.context;
    await db
      .updateTable('sandbox_subscriptions')
      .set({ month_amount: 1299 })
      .where('checkout_id', '=', checkoutId)
      .execute();
    await passPeriod(31);
    expect(await isJoined(fan, creator)).toBe(false);
    await runJobs(kindred);
    expect(await pendingOf(creator)).toBe(799);
    const records = await kindred.call('listWalletRecords', {}, { token: fan.token });
    expect(records.data.list.map(({ kind, usd_cents }) => [kind, usd_cents])).toEqual([
      ['refund', -1299],
      ['unapplied', 1299],
      ['subscription', 999],
    ]);
    await db
      .updateTable('sandbox_subscriptions')
      .set({ month_amount: 999 })
      .where('checkout_id', '=', checkoutId)
      .execute();
  });

  test.each(['refunded', 'disputed'])(
    'a month that is %s ends the access and takes the share back',
    async (card) => {
      const { fan, creator } = await fanAndCreator();
      const checkoutId = await subscribe(kindred, fan, creator.charId, card);
      expect(await pendingOf(creator)).toBe(799);
      await passDays(kindred, 0.1);
      expect([await isJoined(fan, creator), await pendingOf(creator)]).toEqual([false, 0]);
      expect(await subscriptionOf(fan)).toMatchObject({ state: 'expired' });
      await kindred.context.payments.endSubscription(`sub_${checkoutId}`);
      await passDays(kindred, 40);
      expect(await pendingOf(creator)).toBe(0);
    },
  );
});
