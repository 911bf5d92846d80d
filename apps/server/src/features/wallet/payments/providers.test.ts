import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { createCreator, createUser, type TestUser } from '../../../test/data/factories.ts';
import {
  balanceOf,
  openCharacterCheckout,
  openDiamondCheckout,
  shownIn,
} from '../../../test/data/payments.ts';
import { reconcile } from '../../../test/data/reconcile.ts';
import {
  deliver,
  type PaymentStage,
  passDays,
  passDaysUntold,
} from '../../../test/payments/payment-stage.ts';
import { stages } from '../../../test/payments/stages.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';

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

  const payments = () => stage.kindred.context.payments;
  const stateOf = async ({ token }: TestUser, checkout_id: string) =>
    (await stage.kindred.call('checkCheckout', { checkout_id }, { token })).data.state;
  const subscriptionOf = async ({ token }: TestUser) =>
    (await stage.kindred.call('listSubscriptions', {}, { token })).data.list[0];
  const isJoined = async ({ token }: TestUser, char_id: string) =>
    (await stage.kindred.call('getCharacterInfo', { char_id }, { token })).data.is_sold;

  async function openDiamonds() {
    const fan = await createUser(stage.kindred.context);
    return { fan, checkoutId: await openDiamondCheckout(stage.kindred, fan, 'diamonds_1000') };
  }

  async function provided(checkoutId: string) {
    const { db } = stage.kindred.context;
    const { provider_ref } = await db
      .selectFrom('checkouts')
      .select('provider_ref')
      .where('checkout_id', '=', checkoutId)
      .executeTakeFirstOrThrow();
    const found = await payments().retrieveCheckout(provider_ref ?? '');
    if (!found) throw new Error('the provider does not know it');
    return { ...found, providerRef: provider_ref ?? '' };
  }

  async function subscribe(groupId = 'group_2', card: Parameters<PaymentStage['pay']>[1] = 'success') {
    const fan = await createUser(stage.kindred.context);
    const creator = await createCreator(stage.kindred.context, { groupId });
    const { data } = await openCharacterCheckout(stage.kindred, fan, creator.charId);
    await stage.pay(data.checkout_id, card);
    await deliver(stage);
    const { subscription } = await provided(data.checkout_id);
    if (!subscription) throw new Error('there is no subscription');
    return { fan, creator, checkoutId: data.checkout_id, subscriptionRef: subscription.subscriptionRef };
  }

  describe('in yen', () => {
    const amountOf = async (fan: TestUser, usdCents: number) =>
      (await shownIn(stage.kindred, fan, 'JPY', usdCents)).expected_amount;

    test('a pack costs just what was shown, and half of it comes back as half', async () => {
      const fan = await createUser(stage.kindred.context);
      const amount = (await amountOf(fan, 1000)) ?? 0;
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

    test('is moved up to a tier for the difference that was shown, and renews at its price; paid back, it is as before', async () => {
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
