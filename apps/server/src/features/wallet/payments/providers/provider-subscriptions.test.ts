import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../../../test/app/run-jobs.ts';
import { createCreator, createUser } from '../../../../test/data/factories.ts';
import { openCharacterCheckout } from '../../../../test/data/payments.ts';
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

const hour = 1 / 24;

describe.each(Object.entries(stages))('with %s', (name, start) => {
  let stage: PaymentStage;
  beforeAll(async () => {
    stage = await start();
  });
  afterAll(async () => {
    await expectInvariants(stage.kindred);
    await stage.close();
  });

  const { payments, subscriptionOf, isJoined, provided, subscribe } = providerTools(() => stage);

  describe('a subscription', () => {
    test('is charged each month, and nobody who pays is locked out on the way', async () => {
      const { fan, creator, checkoutId } = await subscribe();
      expect(await isJoined(fan, creator.charId)).toBe(true);
      const first = (await subscriptionOf(fan))?.period_end ?? '';
      const left = (Date.parse(first) - stage.kindred.clock.now().getTime()) / 86_400_000;
      await passDays(stage, left - hour / 60);
      expect(await isJoined(fan, creator.charId)).toBe(true);
      for (const minutes of [2, 30, 30, 30]) {
        await passDays(stage, (minutes * hour) / 60);
        expect(await isJoined(fan, creator.charId)).toBe(true);
      }
      expect((await provided(checkoutId)).payments).toHaveLength(2);
      const second = (await subscriptionOf(fan))?.period_end ?? '';
      expect(Date.parse(second) - Date.parse(first)).toBeGreaterThan(27 * 86_400_000);
    });

    test('ends with its period once canceled, and goes on where that is taken back', async () => {
      const { fan, creator, subscriptionRef, checkoutId } = await subscribe();
      const { token } = fan;
      await stage.kindred.call('cancelSubscription', { char_id: creator.charId }, { token });
      await payments().cancelRenewal(subscriptionRef);
      await deliver(stage);
      expect(await subscriptionOf(fan)).toMatchObject({ state: 'canceled', renews: false });
      expect((await provided(checkoutId)).subscription?.renews).toBe(false);
      const resumed = await stage.kindred.call('resumeSubscription', { char_id: creator.charId }, { token });
      await deliver(stage);
      if (name === 'ccbill') {
        expect(resumed.msg).not.toBe('');
        expect(await subscriptionOf(fan)).toMatchObject({ state: 'canceled', renews: false });
      } else {
        expect(await subscriptionOf(fan)).toMatchObject({ state: 'active', renews: true });
        await stage.kindred.call('cancelSubscription', { char_id: creator.charId }, { token });
      }
      await passDays(stage, 32);
      await reconcile(stage.kindred);
      expect((await subscriptionOf(fan))?.state).toBe('expired');
      expect(await isJoined(fan, creator.charId)).toBe(false);
      expect((await provided(checkoutId)).payments).toHaveLength(1);
    });

    test('costs nothing in its trial, and its price afterwards', async () => {
      const { fan, creator, checkoutId } = await subscribe('group_2_3');
      expect((await subscriptionOf(fan))?.state).toBe('trialing');
      expect((await provided(checkoutId)).payments).toHaveLength(0);
      await passDays(stage, 3 + hour / 2);
      expect(await isJoined(fan, creator.charId)).toBe(true);
      expect((await provided(checkoutId)).subscription?.state).toBe((await subscriptionOf(fan))?.state);
      await expectInvariants(stage.kindred);
      await passDays(stage, 3 * hour);
      expect((await subscriptionOf(fan))?.state).toBe('active');
      expect((await provided(checkoutId)).payments.map(({ amount }) => amount)).toEqual([999]);
    });

    test('has one trial for a card with a creator, whatever account it comes with; the price is what that one is shown next', async () => {
      const { fan, creator } = await subscribe('group_2_3', 'shared');
      expect(await isJoined(fan, creator.charId)).toBe(true);
      const second = await createUser(stage.kindred.context);
      const own = { token: second.token };
      await stage.kindred.context.db
        .insertInto('sign_in_identities')
        .values({
          user_id: second.userId,
          issuer: 'test',
          subject: `second ${name}`,
          created_at: stage.kindred.clock.now(),
        })
        .execute();
      const opened = await openCharacterCheckout(stage.kindred, second, creator.charId);
      await stage.pay(opened.data.checkout_id, 'shared');
      await deliver(stage);
      await reconcile(stage.kindred);
      expect(await isJoined(second, creator.charId)).toBe(false);
      const { subscription, payments: charged } = await provided(opened.data.checkout_id);
      expect([subscription?.state, charged]).toEqual(['ended', []]);
      const asked = { checkout_id: opened.data.checkout_id };
      const { data: told } = await stage.kindred.call('checkCheckout', asked, own);
      expect(told).toMatchObject({ state: 'expired', is_trial_used: true });
      const { data: shown } = await stage.kindred.call(
        'listSubscriptionOptions',
        { char_id: creator.charId },
        own,
      );
      expect(shown.list[0]).toMatchObject({ trial_days: 0, due_usd_cents: 999 });
      const again = await openCharacterCheckout(stage.kindred, second, creator.charId);
      await stage.pay(again.data.checkout_id, 'shared');
      await deliver(stage);
      expect(await isJoined(second, creator.charId)).toBe(true);
      expect((await provided(again.data.checkout_id)).payments).toHaveLength(1);
      const other = await createUser(stage.kindred.context);
      const third = await openCharacterCheckout(stage.kindred, other, creator.charId);
      await stage.pay(third.data.checkout_id);
      await deliver(stage);
      expect((await subscriptionOf(other))?.state).toBe('trialing');
    });

    async function promote(fanOf: 'promotion' | 'bundle') {
      const fan = await createUser(stage.kindred.context);
      const creator = await createCreator(stage.kindred.context, { groupId: 'group_2' });
      const own = { token: creator.token };
      const months = Math.min(2, payments().maxIntroCharges);
      if (fanOf === 'promotion') {
        const offer = {
          client_id: 'one',
          name: 'Half',
          audience: 'everyone',
          percent_off: 50,
          months,
        } as const;
        await stage.kindred.call('createPromotion', offer, own);
      } else {
        await stage.kindred.call('setBundles', { bundles: [{ months: 3, percent_off: 20 }] }, own);
      }
      const plan = fanOf === 'bundle' ? ('bundle_3' as const) : ('month' as const);
      const { data: options } = await stage.kindred.call(
        'listSubscriptionOptions',
        { char_id: creator.charId },
        { token: fan.token },
      );
      const shown = options.list.find((one) => one.plan === plan);
      const asked = {
        char_id: creator.charId,
        redirect_url: '/home',
        expected_price: shown?.due_usd_cents,
        plan,
      };
      const { data } = await stage.kindred.call('createCharacterCheckout', asked, { token: fan.token });
      await stage.pay(data.checkout_id);
      await deliver(stage);
      const prices = async () => (await provided(data.checkout_id)).payments.map(({ amount }) => amount);
      return { fan, creator, months, prices };
    }

    test('at a promotion’s price costs that for as many months as agreed, then the month’s', async () => {
      const { fan, creator, months, prices } = await promote('promotion');
      expect(await prices()).toEqual([500]);
      const { token } = fan;
      const { data } = await stage.kindred.call('listSubscriptions', {}, { token });
      expect(data.list[0]).toMatchObject({ month_usd_cents: 999, next_usd_cents: months > 1 ? 500 : 999 });
      await passDays(stage, 31 + 4 * hour);
      await passDays(stage, 31);
      expect(await prices()).toEqual([500, months > 1 ? 500 : 999, 999]);
      expect(await isJoined(fan, creator.charId)).toBe(true);
    });

    test('whose first months are paid at once is no trial, and renews by the month', async () => {
      const { fan, creator, prices } = await promote('bundle');
      expect((await subscriptionOf(fan))?.state).toBe('active');
      expect(await prices()).toEqual([2398]);
      const end = Date.parse((await subscriptionOf(fan))?.period_end ?? '');
      const days = (end - stage.kindred.clock.now().getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(88);
      await passDays(stage, days - 1);
      expect(await isJoined(fan, creator.charId)).toBe(true);
      await passDays(stage, 1 + hour / 2);
      expect(await isJoined(fan, creator.charId)).toBe(true);
      await passDays(stage, 4 * hour);
      expect((await subscriptionOf(fan))?.state).toBe('active');
      expect(await prices()).toEqual([2398, 999]);
    });

    test('is past due when its renewal is declined, and ends when no try succeeds', async () => {
      const { fan, creator } = await subscribe('group_2', 'renewal_declined');
      await passDays(stage, 31 + 4 * hour);
      expect((await subscriptionOf(fan))?.state).toBe('past_due');
      expect(await isJoined(fan, creator.charId)).toBe(false);
      await passDays(stage, 20);
      expect((await subscriptionOf(fan))?.state).toBe('expired');
    });

    test('costs another price from the next month on once its fan has agreed', async () => {
      const { fan, creator, checkoutId } = await subscribe('group_1');
      const { call } = stage.kindred;
      await call('setSubscriptionPrice', { group_id: 'group_2' }, { token: creator.token });
      const order = { char_id: creator.charId, expected_price: 999 };
      const { code } = await call('acceptPrice', order, { token: fan.token });
      expect(code).toBe(payments().changePrice ? 2000 : 4305);
      await runJobs(stage.kindred);
      await deliver(stage);
      await passDays(stage, 31 + 4 * hour);
      const paid = (await provided(checkoutId)).payments.map(({ amount }) => amount);
      expect(paid).toEqual([399, payments().changePrice ? 999 : 399]);
      expect((await subscriptionOf(fan))?.state).toBe('active');
    });

    test('is moved up to a tier for the difference that was shown, and renews at its price; paid back, it is as before, and it goes back with its month', async () => {
      const { fan, creator } = await subscribe();
      const tier = { name: 'Friend', perks: [], month_usd_cents: 1999 };
      const { data: own } = await stage.kindred.call('saveTier', tier, { token: creator.token });
      const level = own.list[1]?.level ?? 0;
      const { token } = fan;
      const input = { char_id: creator.charId, tier_level: level, redirect_url: '/home' };
      const tiers = async () =>
        (await stage.kindred.call('listTiers', { char_id: creator.charId }, { token })).data;
      const due = (await tiers()).list[1]?.upgrade_usd_cents;
      const shown = { expected_price: due ?? 0, expected_month_price: 1999 };
      const { code, data } = await stage.kindred.call(
        'createUpgradeCheckout',
        { ...input, ...shown },
        { token },
      );
      if (!payments().changePrice) return expect(code).toBe(4306);
      expect([code, due]).toEqual([2000, 1000]);
      await stage.pay(data.checkout_id);
      expect(await deliver(stage)).toContain('upgraded');
      await runJobs(stage.kindred);
      expect(await subscriptionOf(fan)).toMatchObject({ tier_name: 'Friend', month_usd_cents: 1999 });
      const [payment] = (await provided(data.checkout_id)).payments;
      expect(payment?.amount).toBe(1000);
      await passDays(stage, 31 + 4 * hour);
      await passDays(stage, 2 * hour);
      expect(await subscriptionOf(fan)).toMatchObject({ state: 'active', tier_name: 'Friend' });
      const earned = await stage.kindred.call('getEarningsSummary', {}, { token: creator.token });
      expect(earned.data.total_usd_cents).toBe(799 + 800 + 1599);

      const other = await createUser(stage.kindred.context);
      const first = await openCharacterCheckout(stage.kindred, other, creator.charId);
      await stage.pay(first.data.checkout_id);
      await deliver(stage);
      const up = await stage.kindred.call(
        'createUpgradeCheckout',
        { ...input, ...shown },
        { token: other.token },
      );
      await stage.pay(up.data.checkout_id);
      await deliver(stage);
      const [back] = (await provided(up.data.checkout_id)).payments;
      await stage.change(back?.paymentRef ?? '', 'refund');
      await deliver(stage);
      await runJobs(stage.kindred);
      expect(await subscriptionOf(other)).toMatchObject({
        tier_name: '',
        month_usd_cents: 999,
        state: 'active',
      });

      const third = await createUser(stage.kindred.context);
      const month = await openCharacterCheckout(stage.kindred, third, creator.charId);
      await stage.pay(month.data.checkout_id);
      await deliver(stage);
      const rise = await stage.kindred.call(
        'createUpgradeCheckout',
        { ...input, ...shown },
        { token: third.token },
      );
      await stage.pay(rise.data.checkout_id);
      await deliver(stage);
      const [charged] = (await provided(month.data.checkout_id)).payments;
      await stage.change(charged?.paymentRef ?? '', 'refund');
      await deliver(stage);
      await runJobs(stage.kindred);
      await deliver(stage);
      const [difference] = (await provided(rise.data.checkout_id)).payments;
      expect([difference?.amount, difference?.refunded]).toEqual([1000, 1000]);
      expect((await subscriptionOf(third))?.state).toBe('expired');
    });

    test('ends at once, which may be said twice, and is in no list of live ones then', async () => {
      const { fan, creator, subscriptionRef } = await subscribe();
      const listed = async () => {
        const refs: string[] = [];
        let page = await payments().listLiveSubscriptions();
        while (page.length > 0) {
          refs.push(...page.map((live) => live.subscriptionRef));
          page = await payments().listLiveSubscriptions(refs.at(-1));
        }
        return refs;
      };
      expect(await listed()).toContain(subscriptionRef);
      await payments().endSubscription(subscriptionRef);
      await payments().endSubscription(subscriptionRef);
      await deliver(stage);
      expect(await isJoined(fan, creator.charId)).toBe(false);
      expect(await listed()).not.toContain(subscriptionRef);
    });

    test('of which no webhook ever came is found by the periodic work', async () => {
      const { fan, creator } = await subscribe();
      await passDaysUntold(stage, 32);
      for (const { event_id } of await stage.listUndelivered()) await stage.markDelivered(event_id);
      await reconcile(stage.kindred);
      expect((await subscriptionOf(fan))?.state).toBe('active');
      expect(await isJoined(fan, creator.charId)).toBe(true);
    });
  });

  test('another card pays what is overdue, and is charged from then on', async () => {
    if (!payments().savedMethods) return;
    const { fan, creator, subscriptionRef } = await subscribe('group_2', 'renewal_declined');
    expect(await payments().findOverdueUrl(subscriptionRef)).toBeUndefined();
    await passDays(stage, 31 + 4 * hour);
    await stage.payOverdue(subscriptionRef);
    await deliver(stage);
    expect((await subscriptionOf(fan))?.state).toBe('active');
    expect(await isJoined(fan, creator.charId)).toBe(true);
    expect(await payments().findOverdueUrl(subscriptionRef)).toBeUndefined();
    await passDays(stage, 33);
    expect((await subscriptionOf(fan))?.state).toBe('active');
  });
});
