import { presentAmount } from '@kindred/contract/wallet/charge-rate';
import { rateMicrosOf } from '@kindred/contract/wallet/currencies';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestUser } from '../../../test/data/factories.ts';
import {
  balanceOf,
  deliverWebhooks,
  openCharacterCheckout,
  openDiamondCheckout,
  passDays,
  pay,
  shownIn,
  subscribe,
} from '../../../test/data/payments.ts';
import { reconcile } from '../../../test/data/reconcile.ts';
import { changeCharge } from '../../../test/data/sandbox-charges.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { deleteOldQuotes } from './quotes.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

// One US dollar is so many euros and yen; a test may change it.
let perUsd = { EUR: 0.8655, JPY: 149.5 };
beforeEach(() => {
  perUsd = { EUR: 0.8655, JPY: 149.5 };
  kindred.context.payments.listRates = async () => ({
    EUR: rateMicrosOf('EUR', perUsd.EUR),
    JPY: rateMicrosOf('JPY', perUsd.JPY),
  });
  // Rates of the test before are not shown any more.
  kindred.clock.advance(2 * 3600);
});

const newFan = () => createUser(kindred.context);
const buyIn = async (currency: 'EUR' | 'JPY', card = 'success') => {
  const fan = await newFan();
  const checkoutId = await openDiamondCheckout(kindred, fan, 'diamonds_1000', currency);
  await pay(kindred, checkoutId, card);
  return { fan, checkoutId };
};
const receiptsOf = async ({ token }: TestUser) =>
  (await kindred.call('listReceipts', {}, { token })).data.list;
const subscriptionOf = async ({ token }: TestUser) =>
  (await kindred.call('listSubscriptions', {}, { token })).data.list[0];
const pageOf = async (checkoutId: string, lang = 'en') =>
  (await kindred.app.inject({ url: `/sandbox/checkout/${checkoutId}?lang=${lang}` })).body;

describe('the currency that somebody is charged in', () => {
  test('is that of their region, as their browser or their time zone says, as long as they have chosen none', async () => {
    const { token } = await newFan();
    const seenWith = async (where: { language?: string; timezone?: string }) =>
      (await kindred.call('getCurrency', {}, { token, ...where })).data;
    expect(await seenWith({ language: 'de-DE,en;q=0.5' })).toMatchObject({
      currency: 'EUR',
      is_chosen: false,
    });
    expect((await seenWith({ timezone: 'Asia/Tokyo' })).currency).toBe('JPY');
    expect((await seenWith({ language: 'en-US', timezone: 'Europe/Berlin' })).currency).toBe('USD');
    expect(await seenWith({ language: 'de', timezone: 'UTC' })).toMatchObject({
      currency: 'USD',
      quote: null,
    });
    // A region whose currency cannot be charged pays in US dollars.
    expect(await seenWith({ language: 'pl-PL' })).toMatchObject({
      currency: 'USD',
      quote: null,
      options: ['USD', 'EUR', 'JPY'],
    });
  });

  test('is the one that they choose, until they take the choice back', async () => {
    const { token } = await newFan();
    const chosen = await kindred.call('setCurrency', { currency: 'JPY' }, { token });
    expect(chosen.data).toMatchObject({
      currency: 'JPY',
      is_chosen: true,
      is_bound: false,
      quote: { currency: 'JPY', rate_micros: 1_495_000 },
    });
    expect((await kindred.call('getCurrency', {}, { token, language: 'de-DE' })).data.currency).toBe('JPY');
    expect(
      (await kindred.call('setCurrency', { currency: null }, { token, language: 'de-DE' })).data,
    ).toMatchObject({ currency: 'EUR', is_chosen: false });
  });

  test('is US dollars while the provider tells no rates', async () => {
    kindred.context.payments.listRates = () => Promise.reject(new Error('away'));
    const { token } = await newFan();
    const { data } = await kindred.call('setCurrency', { currency: 'EUR' }, { token });
    expect(data).toMatchObject({ currency: 'USD', quote: null, options: ['USD'] });
  });
});

const pack = { isPack: true };

test('a pack is charged at just what was shown, in euros and in yen, and the books know US cents', async () => {
  for (const { currency, amount, written } of [
    { currency: 'EUR', amount: 870, written: '€8.70' },
    { currency: 'JPY', amount: 1500, written: '¥1,500' },
  ] as const) {
    const fan = await newFan();
    const shown = await shownIn(kindred, fan, currency, 1000, pack);
    expect(shown.expected_amount).toBe(amount);
    const checkoutId = await openDiamondCheckout(kindred, fan, 'diamonds_1000', currency);
    expect(await pageOf(checkoutId)).toContain(`Pay ${written}`);
    await pay(kindred, checkoutId);
    expect(await deliverWebhooks(kindred)).toEqual(['credited']);
    expect(await balanceOf(kindred, fan)).toBe(1050);
    const [receipt] = await receiptsOf(fan);
    expect(receipt).toMatchObject({ usd_cents: 1000, presented: { currency, amount, refunded: 0 } });
    const own = { token: fan.token };
    expect((await kindred.call('listWalletRecords', {}, own)).data.list[0]).toMatchObject({
      usd_cents: 1000,
      charged: { currency, amount },
    });
    expect((await kindred.call('listPurchases', {}, own)).data.list[0]?.charged).toEqual({
      currency,
      amount,
    });
    const receipt_id = receipt?.receipt_id ?? '';
    const file = await kindred.call('getReceiptFile', { receipt_id }, own);
    expect(Buffer.from(file.data.content_base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  }
});

describe('what was not shown is not charged', () => {
  const open = async ({ token }: TestUser, shown: object) =>
    kindred.call(
      'createDiamondCheckout',
      { commodity_id: 'diamonds_1000', redirect_url: '/wallet', expected_price: 1000, ...shown },
      { token },
    );

  test('another amount than the rate gives, or none, is refused and opens nothing', async () => {
    const fan = await newFan();
    const shown = await shownIn(kindred, fan, 'JPY', 1000, pack);
    for (const expected_amount of [1495, 1494, 1000, 0, undefined])
      expect((await open(fan, { ...shown, expected_amount })).code).toBe(4202);
    expect((await kindred.call('checkCheckout', {}, { token: fan.token })).data.state).toBe('none');
  });

  test('a quote holds while rates move, and asks again when it has expired', async () => {
    const fan = await newFan();
    const shown = await shownIn(kindred, fan, 'EUR', 1000, pack);
    perUsd.EUR = 0.95;
    kindred.clock.advance(45 * 60);
    const newer = await shownIn(kindred, fan, 'EUR', 1000, pack);
    expect(newer).toMatchObject({ expected_amount: 950 });
    const { data } = await open(fan, shown);
    expect(await pageOf(data.checkout_id)).toContain('Pay €8.70');
    kindred.clock.advance(16 * 60);
    expect((await open(fan, shown)).code).toBe(4218);
    expect((await open(fan, { ...newer, quote_id: 'fx_of_nobody' })).code).toBe(4218);
    expect((await open(fan, newer)).code).toBe(2000);
  });

  test('a checkout that nobody pays for an hour closes, so that its rate is not paid later', async () => {
    const fan = await newFan();
    const checkoutId = await openDiamondCheckout(kindred, fan, 'diamonds_1000', 'EUR');
    kindred.clock.advance(61 * 60);
    expect((await pay(kindred, checkoutId)).state).toBe('expired');
    await deliverWebhooks(kindred);
    expect(await balanceOf(kindred, fan)).toBe(0);
  });

  test('a payment of another amount, or in another currency, buys nothing, is told, and goes back', async () => {
    for (const { change, outcome } of [
      { change: { amount: 865 }, outcome: 'wrong_amount' },
      { change: { currency: 'USD' }, outcome: 'wrong_currency' },
      { change: { currency: 'JPY', amount: 1000 }, outcome: 'wrong_currency' },
    ]) {
      const { fan, checkoutId } = await buyIn('EUR');
      const { db } = kindred.context;
      await db.updateTable('sandbox_payments').set(change).where('checkout_id', '=', checkoutId).execute();
      expect(await deliverWebhooks(kindred)).toEqual([outcome]);
      expect(await balanceOf(kindred, fan)).toBe(0);
      await runJobs(kindred);
      await deliverWebhooks(kindred);
      const [receipt] = await receiptsOf(fan);
      expect(receipt?.kind).toBe('unapplied');
      expect(receipt?.refunded_usd_cents).toBe(receipt?.usd_cents);
      const { refunded } = await db
        .selectFrom('sandbox_payments')
        .select('refunded')
        .where('checkout_id', '=', checkoutId)
        .executeTakeFirstOrThrow();
      expect(refunded).toBe(change.amount ?? 870);
    }
  });

  test('a subscription whose first payment is in another currency does not begin', async () => {
    const fan = await newFan();
    const creator = await createCreator(kindred.context, { groupId: 'group_2' });
    const { data } = await openCharacterCheckout(kindred, fan, creator.charId, undefined, 'EUR');
    await pay(kindred, data.checkout_id);
    const { db } = kindred.context;
    const change = { currency: 'USD', amount: 999 };
    await db
      .updateTable('sandbox_payments')
      .set(change)
      .where('checkout_id', '=', data.checkout_id)
      .execute();
    await deliverWebhooks(kindred);
    expect(await subscriptionOf(fan)).toBeUndefined();
    await runJobs(kindred);
    await reconcile(kindred);
    expect((await receiptsOf(fan))[0]).toMatchObject({ kind: 'unapplied', refunded_usd_cents: 999 });
  });
});

test('what is given back is given back in the currency that was charged, and a dispute takes as large a part', async () => {
  const { fan, checkoutId } = await buyIn('JPY');
  await deliverWebhooks(kindred);
  await changeCharge(kindred, { checkoutId }, 'refund_half');
  expect((await receiptsOf(fan))[0]).toMatchObject({
    refunded_usd_cents: 500,
    presented: { currency: 'JPY', amount: 1500, refunded: 750 },
  });
  expect((await kindred.call('listWalletRecords', {}, { token: fan.token })).data.list[0]).toMatchObject({
    kind: 'refund',
    usd_cents: -500,
    charged: { currency: 'JPY', amount: -750 },
  });
  await changeCharge(kindred, { checkoutId }, 'dispute');
  expect((await receiptsOf(fan))[0]).toMatchObject({
    refunded_usd_cents: 1000,
    presented: { currency: 'JPY', amount: 1500, refunded: 1500 },
  });
  expect(await balanceOf(kindred, fan)).toBe(0);
});

describe('a subscription', () => {
  test('renews at the amount that was agreed to, whatever the rates are by then', async () => {
    const fan = await newFan();
    const creator = await createCreator(kindred.context, { groupId: 'group_2' });
    await subscribe(kindred, fan, creator.charId, 'success', 'JPY');
    const agreed = { currency: 'JPY', rate_micros: 1_495_000 };
    expect(await subscriptionOf(fan)).toMatchObject({ month_usd_cents: 999, agreed_rate: agreed });
    perUsd.JPY = 190;
    await kindred.call('setCurrency', { currency: 'EUR' }, { token: fan.token });
    await passDays(kindred, 32);
    const charged = { currency: 'JPY', amount: 1494 };
    expect(
      (await receiptsOf(fan)).map(({ kind, usd_cents, presented }) => [kind, usd_cents, presented]),
    ).toEqual(Array.from({ length: 2 }, () => ['subscription', 999, { ...charged, tax: 0, refunded: 0 }]));
    const own = { token: fan.token };
    const notes = (await kindred.call('listNotifications', {}, own)).data.list;
    expect(notes.find(({ topic }) => topic === 'charged')).toMatchObject({
      usd_cents: 999,
      charged,
      body: expect.stringContaining('¥1,494'),
    });
    expect((await kindred.call('listRenewals', {}, own)).data.list[0]).toMatchObject({
      usd_cents: 999,
      agreed_rate: agreed,
    });
  });

  test('changes to a price that was agreed to anew in the same currency and at the same rate', async () => {
    const fan = await newFan();
    const creator = await createCreator(kindred.context, { groupId: 'group_2' });
    const own = { token: fan.token };
    await subscribe(kindred, fan, creator.charId, 'success', 'EUR');
    perUsd.EUR = 0.5;
    await kindred.call('setSubscriptionPrice', { group_id: 'group_3' }, { token: creator.token });
    await runJobs(kindred);
    const accept = { char_id: creator.charId, expected_price: 1999 };
    expect((await kindred.call('acceptPrice', accept, own)).code).toBe(2000);
    await runJobs(kindred);
    await passDays(kindred, 32);
    const amounts = (await receiptsOf(fan)).map(({ usd_cents, presented }) => [usd_cents, presented?.amount]);
    expect(amounts).toEqual([
      [1999, presentAmount(1999, { rate_micros: 865_500 })],
      [999, presentAmount(999, { rate_micros: 865_500 })],
    ]);
    const notes = (await kindred.call('listNotifications', {}, own)).data.list;
    expect(notes.find(({ topic }) => topic === 'price_offered')?.charged).toEqual({
      currency: 'EUR',
      amount: 1730,
    });
  });

  test('that is past due is paid at the amount that was agreed to, with another card', async () => {
    const fan = await newFan();
    const creator = await createCreator(kindred.context, { groupId: 'group_2' });
    await subscribe(kindred, fan, creator.charId, 'renewal_declined', 'JPY');
    perUsd.JPY = 190;
    await passDays(kindred, 32);
    expect((await subscriptionOf(fan))?.state).toBe('past_due');
    const input = { char_id: creator.charId, redirect_url: '/home', expected_price: 999 };
    const { data } = await kindred.call('paySubscription', input, { token: fan.token });
    expect(await pageOf(data.checkout_id)).toContain('Pay ¥1,494');
    await pay(kindred, data.checkout_id);
    await deliverWebhooks(kindred);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'active', agreed_rate: { currency: 'JPY' } });
    await runJobs(kindred);
  });

  test('with free days says today what its first charge will be, in the currency of the buyer', async () => {
    const fan = await newFan();
    const creator = await createCreator(kindred.context, { groupId: 'group_2_3' });
    const { data } = await openCharacterCheckout(kindred, fan, creator.charId, undefined, 'JPY');
    expect(await pageOf(data.checkout_id)).toContain('¥1,494 a month');
    await pay(kindred, data.checkout_id);
    await deliverWebhooks(kindred);
    await passDays(kindred, 4);
    expect((await receiptsOf(fan))[0]).toMatchObject({ usd_cents: 999, presented: { amount: 1494 } });
  });
});

test('quotes that nobody can use any more are deleted', async () => {
  const { context, clock } = kindred;
  await shownIn(kindred, await newFan(), 'EUR', 1000);
  clock.advance(26 * 3600);
  await deleteOldQuotes(context.db, clock.now());
  expect(await context.db.selectFrom('currency_quotes').selectAll().execute()).toEqual([]);
});
