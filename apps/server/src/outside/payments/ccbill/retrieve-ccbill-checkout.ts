import { isCurrency } from '@kindred/contract/wallet/currencies';
import type { Db } from '../../../platform/db/db.ts';
import type { ProviderCheckout, ProviderPayment, ProviderSubscription } from '../payments.ts';
import type { CurrencyRates } from '../payments-config.ts';
import { type EntryRow, listEntries } from './ccbill-entries.ts';
import { ccbillMonthDays } from './ccbill-form.ts';
import { compactCcbillTime } from './ccbill-time.ts';

const dayMs = 86_400_000;

/** CCBill charges a renewal some time on its day. */
const collectingMs = dayMs;

/** Between our clock and CCBill's. */
const clockSkewMs = 60_000;

/** What the entries of a checkout come to, at this time; undefined without any entry or offer. */
export async function retrieveCcbillCheckout(
  db: Db,
  checkoutId: string,
  { rates, now }: { rates: CurrencyRates; now: Date },
): Promise<ProviderCheckout | undefined> {
  const offer = await findOffer(db, checkoutId);
  if (!offer) return undefined;
  const entries = await listEntries.all(db, { checkoutId });
  const sale = entries.find(({ kind }) => kind === 'sale');
  if (!sale?.subscription_id) {
    const isDeclined = entries.some(({ kind }) => kind === 'declined');
    return { state: offer.expired_at ? 'expired' : isDeclined ? 'declined' : 'open', payments: [] };
  }
  const isSingle = offer.month_amount === null;
  const payments = readPayments(entries, offer).map((payment) => inBuyersCurrency(payment, offer, rates));
  if (isSingle) return { state: 'paid', payments };
  return { state: 'paid', payments, subscription: readSubscription(entries, offer, sale, now) };
}

type Offer = {
  currency: string;
  first_amount: number | null;
  month_amount: number | null;
  trial_days: number;
  first_months: number;
};

type Billed = { currency: string; amount: number };

/** A payment as our account at CCBill has it, in US cents. */
type AccountPayment = {
  paymentRef: string;
  entry: EntryRow;
  usdCents: number;
  refundedUsdCents: number;
  disputedUsdCents: number;
  paidAt: Date;
  periodEnd?: Date;
};

/** One payment of a checkout, by its name; undefined where there is none. */
export async function findCcbillPayment(
  db: Db,
  checkoutId: string,
  paymentRef: string,
): Promise<AccountPayment | undefined> {
  const offer = await findOffer(db, checkoutId);
  const entries = offer ? await listEntries.all(db, { checkoutId }) : [];
  return offer && readPayments(entries, offer).find((payment) => payment.paymentRef === paymentRef);
}

function findOffer(db: Db, checkoutId: string) {
  return db
    .selectFrom('ccbill_checkouts')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
}

/** A payment in what the buyer was billed. What went back is as large a part of it as of what our account has. */
function inBuyersCurrency(payment: AccountPayment, offer: Offer, rates: CurrencyRates): ProviderPayment {
  const { paymentRef, entry, usdCents, refundedUsdCents, disputedUsdCents, paidAt, periodEnd } = payment;
  const { currency, amount } = billedFor(payment, offer, rates);
  const partOf = (cents: number) => Math.round((amount * cents) / usdCents);
  return {
    paymentRef,
    currency,
    amount,
    refunded: partOf(refundedUsdCents),
    disputed: partOf(disputedUsdCents),
    paidAt,
    ...(periodEnd ? { periodEnd } : {}),
    ...(entry.card_digest && !periodEnd ? { cardFingerprint: entry.card_digest } : {}),
  };
}

/** How far CCBill's rate may be from ours for a charge whose currency it has not reported. */
const maxRateDrift = 0.1;

/**
 * The currency and the minor units that the buyer was billed. A postback tells them. The list of transactions tells US
 * dollars alone: they stand for the price of the offer where they are worth as much, else for themselves, so that nobody
 * pays one form for the checkout of another.
 */
function billedFor({ entry, usdCents }: AccountPayment, offer: Offer, rates: CurrencyRates): Billed {
  const { billed_currency: currency, billed_amount: amount } = entry;
  const dollars = { currency: 'USD', amount: usdCents };
  if (currency !== null && amount !== null) return currency === 'USD' ? dollars : { currency, amount };
  const price = entry.kind === 'sale' ? offer.first_amount : offer.month_amount;
  const rate = isCurrency(offer.currency) ? rates[offer.currency] : undefined;
  if (offer.currency === 'USD' || price === null || rate === undefined) return dollars;
  const expectedUsdCents = (price * 1_000_000) / rate;
  const isWorthPrice = Math.abs(usdCents - expectedUsdCents) <= expectedUsdCents * maxRateDrift;
  return isWorthPrice ? { currency: offer.currency, amount: price } : dollars;
}

function readPayments(entries: EntryRow[], offer: Offer): AccountPayment[] {
  const payments = entries
    .filter(({ kind, amount_usd_cents }) => (kind === 'sale' || kind === 'rebill') && amount_usd_cents > 0)
    .map((entry): AccountPayment => {
      const { subscription_id, amount_usd_cents, happened_at } = entry;
      return {
        paymentRef: `${subscription_id}-${compactCcbillTime(happened_at)}`,
        entry,
        usdCents: amount_usd_cents,
        refundedUsdCents: 0,
        disputedUsdCents: 0,
        paidAt: happened_at,
        ...(offer.month_amount === null ? {} : { periodEnd: endOf(entry, offer) }),
      };
    });
  const requests = entries.filter(({ kind }) => kind === 'refund_asked');
  for (const { subscription_id, happened_at, amount_usd_cents } of requests) {
    const payment = payments.find(
      ({ entry, paidAt }) =>
        entry.subscription_id === subscription_id && paidAt.getTime() === happened_at.getTime(),
    );
    if (payment) payment.refundedUsdCents += amount_usd_cents;
  }
  for (const entry of entries) {
    const own = requests.findIndex((request) => isAnswer(request, entry));
    if (own >= 0) requests.splice(own, 1);
    else reversePayment(payments, entry);
  }
  return payments;
}

/** Whether it reports a refund that we requested, and have counted already. */
function isAnswer(
  request: EntryRow,
  { kind, subscription_id, amount_usd_cents, happened_at }: EntryRow,
): boolean {
  if (subscription_id !== request.subscription_id) return false;
  const isLater = happened_at.getTime() > request.recorded_at.getTime() - clockSkewMs;
  return kind === 'refund' && amount_usd_cents === request.amount_usd_cents && isLater;
}

/** CCBill says of which subscription it is, and not of which of its payments: the latest ones before. */
function reversePayment(
  payments: AccountPayment[],
  { kind, subscription_id, amount_usd_cents, happened_at }: EntryRow,
): void {
  if (kind !== 'refund' && kind !== 'chargeback') return;
  const candidates = payments.filter(
    ({ entry, paidAt }) => entry.subscription_id === subscription_id && paidAt <= happened_at,
  );
  let cents = amount_usd_cents;
  for (const payment of candidates.toReversed()) {
    const left = payment.usdCents - payment.refundedUsdCents - payment.disputedUsdCents;
    const taken = Math.min(left, cents);
    cents -= taken;
    if (kind === 'refund') payment.refundedUsdCents += taken;
    else payment.disputedUsdCents += taken;
  }
}

function readSubscription(
  entries: EntryRow[],
  offer: Offer,
  sale: EntryRow,
  now: Date,
): ProviderSubscription {
  const has = (kind: EntryRow['kind']) => entries.some((entry) => entry.kind === kind);
  const last = entries.findLast(({ kind }) => kind === 'sale' || kind === 'rebill') ?? sale;
  const periodEnd = endOf(last, offer);
  const isOver = periodEnd <= now;
  const isEnded = has('expire') || has('end') || (has('cancel') && isOver);
  const hasFailed = entries.some(
    ({ kind, happened_at }) => kind === 'rebill_failed' && happened_at > last.happened_at,
  );
  const collectingUntil = new Date(periodEnd.getTime() + collectingMs);
  const isPastDue = hasFailed || collectingUntil <= now;
  const isTrial = offer.trial_days > 0;
  // Until something was charged, it is a trial.
  const isInTrial = isTrial && last === sale;
  return {
    subscriptionRef: sale.subscription_id ?? '',
    state: isEnded ? 'ended' : isPastDue ? 'past_due' : isInTrial ? 'trialing' : 'active',
    periodEnd,
    renews: !isEnded && !has('cancel'),
    ...(isTrial ? { trialEnd: endOf(sale, offer) } : {}),
    ...(isOver && !isEnded && !isPastDue ? { collectingUntil } : {}),
    ...(sale.card_digest ? { cardFingerprint: sale.card_digest } : {}),
  };
}

/** End of the period that a sale or a renewal begins. */
function endOf({ kind, happened_at }: EntryRow, { trial_days, first_months }: Offer): Date {
  const firstDays = trial_days > 0 ? trial_days : first_months * ccbillMonthDays;
  const days = kind === 'sale' ? firstDays : ccbillMonthDays;
  return new Date(happened_at.getTime() + days * dayMs);
}
