import type { Context } from '../../../context.ts';
import type { CheckoutOrder, ListedEvent, LiveSubscription, Payments, RefundOutcome } from '../payments.ts';
import type { CcbillConfig, CurrencyRates } from '../payments-config.ts';
import { CcbillRefusal, manageSubscription, readExtract } from './ccbill-datalink.ts';
import { insertEntry, listLive, listRecorded } from './ccbill-entries.ts';
import { ccbillFormUrl, isCcbillCurrency } from './ccbill-form.ts';
import { forgetRefundTry, tryRefundOnce } from './ccbill-refund-tries.ts';
import { ccbillUsername } from './checkout-mark.ts';
import { readCcbillWebhook } from './read-ccbill-webhook.ts';
import { findCcbillPayment, retrieveCcbillCheckout } from './retrieve-ccbill-checkout.ts';

type Ccbill = { config: CcbillConfig; rates: CurrencyRates; key: Buffer } & Pick<Context, 'db' | 'clock'>;

/**
 * CCBill: a form that the buyer is sent to, and postbacks. It has no checkouts, saved methods or payouts of its own, and
 * cannot take a cancellation back. Its address for postbacks is `/webhooks/payments/ccbill?key=<CCBILL_WEBHOOK_KEY>`.
 */
export function ccbillPayments(
  config: CcbillConfig,
  base: Pick<Context, 'db' | 'clock' | 'config' | 'secret'>,
): Payments {
  const { db, clock } = base;
  const rates = ccbillRates(base.config.currencyRates);
  const key = base.secret('ccbill checkout');
  const ccbill = { config, rates, key, db, clock };
  return {
    provider: 'ccbill',
    maxIntroCharges: 1,
    listRates: async () => rates,
    findRenewalCurrency: async () => undefined,
    openCheckout: (order) => openCheckout(ccbill, order),
    readWebhook: (request) => readCcbillWebhook({ db, key, now: clock.now(), ...config }, request),
    retrieveCheckout: (checkoutId) => retrieveCcbillCheckout(db, checkoutId, { rates, now: clock.now() }),
    expireCheckout: (checkoutId) => expireCheckout(ccbill, checkoutId),
    refundPayment: (paymentRef) => refundPayment(ccbill, paymentRef),
    cancelRenewal: (subscriptionRef) => cancelRenewal(ccbill, subscriptionRef),
    resumeRenewal: () => Promise.reject(new Error('CCBill cannot take a cancellation back')),
    changePrice: undefined,
    endSubscription: async (subscriptionRef) => {
      await cancelRenewal(ccbill, subscriptionRef);
      await insertOurs(ccbill, 'end', subscriptionRef);
    },
    findOverdueUrl: () => Promise.resolve(undefined),
    listEvents: (since, afterEventId) => listEvents(ccbill, since, afterEventId),
    listLiveSubscriptions: (after) => listLiveSubscriptions(ccbill, after),
    savedMethods: undefined,
    payoutAccounts: undefined,
  };
}

async function openCheckout(
  { config, key, db, clock }: Ccbill,
  order: CheckoutOrder,
): Promise<{ providerRef: string; payUrl: string }> {
  const { checkoutId } = order;
  await db
    .insertInto('ccbill_checkouts')
    .values({
      checkout_id: checkoutId,
      username: ccbillUsername(checkoutId, key),
      currency: order.currency,
      first_amount: order.amount,
      month_amount: order.monthAmount ?? null,
      trial_days: order.trialDays,
      first_months: order.intro?.months ?? 1,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { providerRef: checkoutId, payUrl: ccbillFormUrl(config, order, key) };
}

/** It tells no rates: those of the configuration count, for the currencies that it bills in. */
function ccbillRates(rates: CurrencyRates = {}): CurrencyRates {
  return Object.fromEntries(Object.entries(rates).filter(([currency]) => isCcbillCurrency(currency)));
}

/** CCBill's form stays open. Who pays it nevertheless gets what they paid for, or their money back. */
async function expireCheckout({ db, clock }: Ccbill, checkoutId: string): Promise<void> {
  await db
    .updateTable('ccbill_checkouts')
    .set({ expired_at: clock.now() })
    .where('checkout_id', '=', checkoutId)
    .where('expired_at', 'is', null)
    .execute();
}

async function cancelRenewal(ccbill: Ccbill, subscriptionId: string): Promise<void> {
  const { db, config } = ccbill;
  const existing = await db
    .selectFrom('ccbill_entries')
    .select('entry_key')
    .where('subscription_id', '=', subscriptionId)
    .where('kind', 'in', ['cancel', 'expire', 'end'])
    .limit(1)
    .executeTakeFirst();
  if (existing) return;
  await manageSubscription(config, 'cancelSubscription', { subscriptionId });
  await insertOurs(ccbill, 'cancel', subscriptionId);
}

/** What CCBill has agreed to counts at once; the later report of it changes nothing. */
async function refundPayment(ccbill: Ccbill, paymentRef: string): Promise<RefundOutcome> {
  const { db, config, clock } = ccbill;
  const subscriptionId = paymentRef.slice(0, paymentRef.lastIndexOf('-'));
  const { checkout_id } = await db
    .selectFrom('ccbill_entries')
    .select('checkout_id')
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'sale')
    .executeTakeFirstOrThrow();
  const payment = await findCcbillPayment(db, checkout_id ?? '', paymentRef);
  const left = payment ? payment.usdCents - payment.refundedUsdCents - payment.disputedUsdCents : 0;
  if (!payment || left <= 0) return 'done';
  await tryRefundOnce(db, paymentRef, clock.now());
  const amount = (left / 100).toFixed(2);
  try {
    await manageSubscription(config, 'refundTransaction', { subscriptionId, amount });
  } catch (error) {
    if (error instanceof CcbillRefusal) await forgetRefundTry(db, paymentRef);
    throw error;
  }
  const agreed = { kind: 'refund_asked', subscriptionId, amountUsdCents: left } as const;
  await insertEntry(db, { ...agreed, happenedAt: payment.paidAt }, clock.now());
  await forgetRefundTry(db, paymentRef);
  return 'done';
}

async function insertOurs(
  { db, clock }: Ccbill,
  kind: 'cancel' | 'end',
  subscriptionId: string,
): Promise<void> {
  await insertEntry(db, { kind, subscriptionId, amountUsdCents: 0, happenedAt: clock.now() }, clock.now());
}

async function listEvents(
  { config, db, clock }: Ccbill,
  since: Date,
  afterEventId: string | undefined,
): Promise<ListedEvent[]> {
  if (afterEventId === undefined) await readExtract(config, db, clock.now());
  const rows = await listRecorded.all(db, { since, afterKey: afterEventId ?? null });
  return rows.map(({ entry_key: eventId, kind: type, checkout_id: checkoutId }) => ({
    eventId,
    type,
    read: async () =>
      checkoutId === null
        ? { about: 'other', eventId: `early:${eventId}`, type }
        : { about: 'checkout', eventId, type, checkoutId, providerRef: checkoutId },
  }));
}

async function listLiveSubscriptions({ db }: Ccbill, after = ''): Promise<LiveSubscription[]> {
  const rows = await listLive.all(db, { after });
  return rows.map(({ subscription_id: subscriptionRef, checkout_id: checkoutId, is_canceled }) => ({
    subscriptionRef,
    checkoutId,
    providerRef: checkoutId,
    renews: !is_canceled,
  }));
}
