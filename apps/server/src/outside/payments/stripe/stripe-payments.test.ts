import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import { balanceOf, openCharacterCheckout, openDiamondCheckout } from '../../../test/data/payments.ts';
import { reconcile } from '../../../test/data/reconcile.ts';
import { deliver, type PayOptions, passDays } from '../../../test/payments/payment-stage.ts';
import { type StripeStage, startStripeStage } from '../../../test/payments/stripe-stage.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { completeOnboarding } from '../../../test/stripe/routes/connect.ts';
import { chargeOf, failRefund, openDispute, refund } from '../../../test/stripe/stripe-charges.ts';
import { sessionOf } from '../../../test/stripe/stripe-pages.ts';
import { all, find, get, recordEvent } from '../../../test/stripe/stripe-state.ts';
import { openStripeAccount } from './stripe-account.ts';
import { stripePayments } from './stripe-payments.ts';

let stage: StripeStage;
beforeAll(async () => {
  stage = await startStripeStage({ hasTax: true });
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.close();
});

const state = () => stage.server.state;
const context = () => stage.kindred.context;

async function openDiamonds() {
  const fan = await createUser(context());
  const checkoutId = await openDiamondCheckout(stage.kindred, fan, 'diamonds_1000');
  return { fan, checkoutId, session: sessionOf(state(), checkoutId) };
}

async function buy(options: PayOptions = {}) {
  const opened = await openDiamonds();
  await stage.pay(opened.checkoutId, 'success', options);
  await deliver(stage);
  const { payment_intent: paymentRef } = opened.session;
  if (!paymentRef) throw new Error('nothing was paid');
  return { ...opened, paymentRef, charge: chargeOf(state(), paymentRef) };
}

const storedPayment = (payment_ref: string) =>
  context()
    .db.selectFrom('payments')
    .selectAll()
    .where('payment_ref', '=', payment_ref)
    .executeTakeFirstOrThrow();

describe('the session', () => {
  test('asks for the catalogue’s price, tax included, in the buyer’s language, and converts nothing', async () => {
    const { session, checkoutId } = await openDiamonds();
    expect(session).toMatchObject({
      mode: 'payment',
      amount_total: 1000,
      currency: 'usd',
      locale: 'en',
      automatic_tax: { enabled: true },
      adaptive_pricing: { enabled: false },
    });
    expect(session.customer).toMatch(/^cus_/);
    expect(new URL(session.success_url).searchParams.get('checkout')).toBe(checkoutId);
  });

  test('names neither the buyer nor whose page they pay for', async () => {
    const fan = await createUser(context(), { nickname: 'Nemo Nobody' });
    const creator = await createCreator(context(), { name: 'Some Creator', groupId: 'group_2_3' });
    const { data } = await openCharacterCheckout(stage.kindred, fan, creator.charId);
    const session = sessionOf(state(), data.checkout_id);
    const kept = JSON.stringify([session, find(state(), 'customer', session.customer)]);
    const { description, trialDays } = state().hidden.terms.get(session.id) ?? {};
    expect({ description, trialDays }).toEqual({ description: 'Creator subscription', trialDays: 3 });
    for (const word of ['Nemo', 'Some Creator', creator.handle]) expect(kept).not.toContain(word);
    expect(kept).not.toMatch(new RegExp(`"${fan.userId}"|"${creator.charId}"`));
  });

  test.each(['before', 'after'] as const)(
    'is one, also when the request is lost %s it had an effect',
    async (when) => {
      const before = all(state(), 'checkout.session').length;
      stage.server.loseRequests(2, when);
      const { fan, checkoutId } = await openDiamonds();
      expect(all(state(), 'checkout.session')).toHaveLength(before + 1);
      await stage.pay(checkoutId);
      await deliver(stage);
      expect(await balanceOf(stage.kindred, fan)).toBe(1050);
    },
  );
});

describe('of checkouts that Stripe has converted, as it did before we chose the currency', () => {
  const yen = { presented: { currency: 'jpy', rate: 1.5 } };

  test('the books stay in US cents, and remember what was shown and the tax in it', async () => {
    const { fan, paymentRef } = await buy(yen);
    expect(await balanceOf(stage.kindred, fan)).toBe(1050);
    expect(await storedPayment(paymentRef)).toMatchObject({
      usd_cents: 1000,
      tax_usd_cents: 167,
      presented_currency: 'JPY',
      presented_amount: '1500',
    });
  });

  test('a dispute of what was shown takes back as large a part of our price', async () => {
    const { fan, charge } = await buy(yen);
    refund(state(), charge, 500);
    openDispute(state(), charge);
    await deliver(stage);
    expect(await balanceOf(stage.kindred, fan)).toBe(0);
  });
});

describe('in the buyer’s currency', () => {
  test('the session asks for it in its smallest unit and closes within two hours, and the tax stands in it', async () => {
    const fan = await createUser(context());
    const checkoutId = await openDiamondCheckout(stage.kindred, fan, 'diamonds_1000', 'JPY');
    const session = sessionOf(state(), checkoutId);
    expect(session).toMatchObject({ currency: 'jpy', amount_total: 1500 });
    expect(session.expires_at - session.created).toBeLessThanOrEqual(7200);
    await stage.pay(checkoutId);
    await deliver(stage);
    const { data } = await stage.kindred.call('listReceipts', {}, { token: fan.token });
    expect(data.list[0]).toMatchObject({
      usd_cents: 1000,
      tax_usd_cents: 167,
      presented: { currency: 'JPY', amount: 1500, tax: 250, refunded: 0 },
    });
  });

  test('everything that renews is in one, which cannot be changed before nothing renews any more', async () => {
    const fan = await createUser(context());
    const [first, second] = [
      await createCreator(context(), { groupId: 'group_2' }),
      await createCreator(context(), { groupId: 'group_2' }),
    ];
    const own = { token: fan.token };
    const { data } = await openCharacterCheckout(stage.kindred, fan, first.charId, undefined, 'EUR');
    await stage.pay(data.checkout_id);
    await deliver(stage);
    expect((await stage.kindred.call('setCurrency', { currency: 'JPY' }, own)).data).toMatchObject({
      currency: 'EUR',
      is_bound: true,
    });
    expect((await openCharacterCheckout(stage.kindred, fan, second.charId)).code).toBe(4218);
    await context().payments.endSubscription(sessionOf(state(), data.checkout_id).subscription ?? '');
    await deliver(stage);
    expect((await stage.kindred.call('getCurrency', {}, own)).data).toMatchObject({
      currency: 'JPY',
      is_bound: false,
    });
    expect((await openCharacterCheckout(stage.kindred, fan, second.charId)).code).toBe(2000);
  });

  test('it is US dollars where the account may not ask for rates', async () => {
    const other = await startStripeStage();
    other.server.state.rates = undefined;
    const { token } = await createUser(other.kindred.context);
    const { data } = await other.kindred.call('setCurrency', { currency: 'EUR' }, { token });
    expect(data).toMatchObject({ currency: 'USD', quote: null, options: ['USD'] });
    await other.close();
  });
});

describe('money that comes back', () => {
  test('a bank that only asks takes nothing', async () => {
    const { fan, charge } = await buy();
    openDispute(state(), charge, true);
    await deliver(stage);
    expect(await balanceOf(stage.kindred, fan)).toBe(1050);
  });

  test('a refund that fails at the bank gives the diamonds again', async () => {
    const { fan, charge } = await buy();
    refund(state(), charge);
    await deliver(stage);
    expect(await balanceOf(stage.kindred, fan)).toBe(0);
    failRefund(state(), charge);
    await deliver(stage);
    expect(await balanceOf(stage.kindred, fan)).toBe(1050);
  });

  test('a refund is one, also when the answer to it is lost', async () => {
    const { fan, paymentRef } = await buy();
    const before = all(state(), 'refund').length;
    stage.server.loseRequests(1, 'after');
    await context().payments.refundPayment(paymentRef);
    expect(all(state(), 'refund')).toHaveLength(before + 1);
    await deliver(stage);
    expect(await balanceOf(stage.kindred, fan)).toBe(0);
  });
});

describe('an account that others use too', () => {
  test('what somebody else sells in it is not ours: no event of it moves anything, none of it is ended', async () => {
    const marks = { installation: 'another', checkout_id: 'co_theirs' };
    const { checkoutId } = await buyTrial();
    const session = sessionOf(state(), checkoutId);
    const subscription = get(state(), 'subscription', session.subscription);
    Object.assign(session, { metadata: marks });
    Object.assign(subscription, { metadata: marks });
    recordEvent(state(), 'checkout.session.completed', session);
    recordEvent(state(), 'customer.subscription.updated', subscription);
    expect(await deliver(stage)).toEqual(['ignored', 'ignored']);
    expect(await context().payments.retrieveCheckout(session.id)).toBeUndefined();
    expect(await context().payments.listLiveSubscriptions()).toEqual([]);
    await reconcile(stage.kindred);
    expect(subscription.status).toBe('trialing');
  });

  test('what happens in an account that we pay out to cannot pay for diamonds', async () => {
    const { fan, session } = await openDiamonds();
    const spoof = { ...session, status: 'complete' as const, payment_status: 'paid' as const };
    recordEvent(state(), 'checkout.session.completed', spoof, 'acct_of_a_creator');
    expect(await deliver(stage)).toEqual(['ignored']);
    expect(await balanceOf(stage.kindred, fan)).toBe(0);
  });
});

describe('webhooks', () => {
  const post = async (event: object, signature?: string) => {
    const payload = JSON.stringify(event);
    const response = await stage.kindred.app.inject({
      method: 'POST',
      url: '/webhooks/payments/stripe',
      headers: {
        'content-type': 'application/json',
        ...(signature === '' ? {} : { 'stripe-signature': signature ?? stage.server.sign(payload) }),
      },
      payload,
    });
    return response.statusCode;
  };

  test('of live mode are refused where the key is one for tests, as are those without a signature', async () => {
    await openDiamonds().then(({ session }) => recordEvent(state(), 'checkout.session.expired', session));
    const last = state().events.at(-1);
    expect(await post({ ...last?.event, livemode: true })).toBe(400);
    expect(await post(last?.event ?? {}, '')).toBe(400);
    expect(await post(last?.event ?? {}, 't=1,v1=00')).toBe(400);
    expect(await post(last?.event ?? {})).toBe(200);
    await deliver(stage);
  });

  test('are accepted with any of the secrets, so that one can be replaced', async () => {
    const { stripe } = context().config;
    if (!stripe) throw new Error('Stripe is configured');
    const payments = stripePayments({ ...stripe, webhookSecrets: ['whsec_new', 'whsec_kindred'] }, context());
    const body = JSON.stringify(state().events.at(-1)?.event);
    const read = (secret: string) =>
      payments.readWebhook({
        body: Buffer.from(body),
        headers: { 'stripe-signature': stage.server.sign(body, { secret }) },
        query: {},
      });
    expect(await read('whsec_new')).toBeDefined();
    expect(await read('whsec_kindred')).toBeDefined();
    expect(await read('whsec_old')).toBeUndefined();
  });

  test('of kinds that we do not know are noted, and nothing is asked about them', async () => {
    const { session } = await openDiamonds();
    recordEvent(state(), 'radar.early_fraud_warning.created', session);
    const asked = stage.server.requests.length;
    expect(await deliver(stage)).toEqual(['ignored']);
    expect(stage.server.requests).toHaveLength(asked);
  });

  test('that were lost are found in the list, page by page', async () => {
    const { fan, checkoutId, session } = await openDiamonds();
    for (let index = 0; index < 230; index++) recordEvent(state(), 'checkout.session.expired', session);
    await stage.pay(checkoutId);
    for (const told of state().events) told.isDelivered = true;
    const payments = context().payments;
    const ids = new Set<string>();
    let page = await payments.listEvents(new Date(0));
    while (page.length > 0) {
      for (const { eventId } of page) ids.add(eventId);
      page = await payments.listEvents(new Date(0), page.at(-1)?.eventId);
    }
    expect(ids.size).toBeGreaterThan(230);
    await reconcile(stage.kindred);
    expect(await balanceOf(stage.kindred, fan)).toBe(1050);
  });
});

async function buyTrial() {
  const fan = await createUser(context());
  const { charId } = await createCreator(context(), { groupId: 'group_2_3' });
  const { data } = await openCharacterCheckout(stage.kindred, fan, charId);
  await stage.pay(data.checkout_id);
  await deliver(stage);
  return { fan, charId, checkoutId: data.checkout_id };
}

test('a payout in another currency sends all that arrived', async () => {
  const payouts = context().payments.payoutAccounts;
  if (!payouts) throw new Error('Stripe pays out');
  const accountRef = await payouts.createAccount('european');
  completeOnboarding(state(), accountRef, 'pays', 'eur');
  stage.server.loseRequests(1, 'after');
  const sent = await payouts.pay({ payoutId: 'one', accountRef, amountUsdCents: 1000 });
  expect(sent.arrives).toMatchObject({ currency: 'EUR', amount: 900 });
  expect(all(state(), 'transfer').filter(({ destination }) => destination === accountRef)).toHaveLength(1);
  expect(all(state(), 'payout').filter(({ account }) => account === accountRef)).toHaveLength(1);
  await passDays(stage, 3);
});

test('a payout that was interrupted between its two steps goes on where it was, also when Stripe has forgotten the key', async () => {
  const payouts = context().payments.payoutAccounts;
  if (!payouts) throw new Error('Stripe pays out');
  const accountRef = await payouts.createAccount('interrupted');
  completeOnboarding(state(), accountRef, 'pays');
  const { config } = context();
  if (!config.stripe) throw new Error('Stripe is configured');
  const { installation, stripe } = openStripeAccount(config.stripe, context());
  await stripe.transfers.create({
    amount: 700,
    currency: 'usd',
    destination: accountRef,
    transfer_group: `payout_${installation}_half`,
    metadata: { installation, payout_id: 'half' },
  });
  await payouts.pay({ payoutId: 'half', accountRef, amountUsdCents: 700 });
  expect(all(state(), 'transfer').filter(({ destination }) => destination === accountRef)).toHaveLength(1);
  expect((await payouts.getPayout(accountRef, 'half'))?.state).toBe('sent');
});
