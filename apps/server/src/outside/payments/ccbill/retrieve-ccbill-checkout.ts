import type { Db } from '../../../platform/db/db.ts';
import type { ProviderCheckout, ProviderPayment, ProviderSubscription } from '../payments.ts';
import { type EntryRow, listEntries } from './ccbill-entries.ts';
import { ccbillMonthDays } from './ccbill-form.ts';
import { compactCcbillTime } from './ccbill-time.ts';

const dayMs = 86_400_000;

/** CCBill charges a renewal some time on its day. */
const collectingMs = dayMs;

/** Between our clock and CCBill's. */
const clockSkewMs = 60_000;

/** What the entries of a checkout come to, at this time; undefined where nothing was ever offered or told. */
export async function retrieveCcbillCheckout(
  db: Db,
  checkoutId: string,
  now: Date,
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
  const payments = readPayments(entries, offer).map((one) => inBuyersCurrency(one, offer));
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
  return offer && readPayments(entries, offer).find((one) => one.paymentRef === paymentRef);
}

function findOffer(db: Db, checkoutId: string) {
  return db
    .selectFrom('ccbill_checkouts')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
}

/**
 * What the buyer was billed. The list of transactions does not say it: then it is the price of the form, which nobody can
 * change. What went back is as large a part of it as of what our account has.
 */
function inBuyersCurrency(payment: AccountPayment, offer: Offer): ProviderPayment {
  const { paymentRef, entry, usdCents, refundedUsdCents, disputedUsdCents, paidAt, periodEnd } = payment;
  const ofForm = entry.kind === 'sale' ? offer.first_amount : offer.month_amount;
  const isForeign = offer.currency !== 'USD' || entry.billed_currency !== null;
  const amount = isForeign ? (entry.billed_amount ?? ofForm ?? usdCents) : usdCents;
  const partOf = (cents: number) => Math.round((amount * cents) / usdCents);
  return {
    paymentRef,
    currency: entry.billed_currency ?? offer.currency,
    amount,
    refunded: partOf(refundedUsdCents),
    disputed: partOf(disputedUsdCents),
    paidAt,
    ...(periodEnd ? { periodEnd } : {}),
  };
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
  const asked = entries.filter(({ kind }) => kind === 'refund_asked');
  for (const { happened_at, amount_usd_cents } of asked) {
    const payment = payments.find(({ paidAt }) => paidAt.getTime() === happened_at.getTime());
    if (payment) payment.refundedUsdCents += amount_usd_cents;
  }
  for (const entry of entries) {
    const own = asked.findIndex((one) => isAnswer(one, entry));
    if (own >= 0) asked.splice(own, 1);
    else reversePayment(payments, entry);
  }
  return payments;
}

/** Whether it tells of a refund that we asked for, and have counted already. */
function isAnswer(asked: EntryRow, { kind, amount_usd_cents, happened_at }: EntryRow): boolean {
  const isLater = happened_at.getTime() > asked.recorded_at.getTime() - clockSkewMs;
  return kind === 'refund' && amount_usd_cents === asked.amount_usd_cents && isLater;
}

/** CCBill says of which subscription it is, and not of which of its payments: the latest ones before. */
function reversePayment(payments: AccountPayment[], { kind, amount_usd_cents, happened_at }: EntryRow): void {
  if (kind !== 'refund' && kind !== 'chargeback') return;
  let cents = amount_usd_cents;
  for (const payment of payments.filter(({ paidAt }) => paidAt <= happened_at).toReversed()) {
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
