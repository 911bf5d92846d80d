import { createHash, timingSafeEqual } from 'node:crypto';
import { currencyDigits, isCurrency } from '@kindred/contract/wallet/currencies';
import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import type { PaymentEvent, WebhookRequest } from '../payments.ts';
import { readCents } from './ccbill-amount.ts';
import { type CcbillEntry, type EntryKind, findSale, insertEntry } from './ccbill-entries.ts';
import { holdPosting } from './ccbill-held.ts';
import { parseCcbillTime } from './ccbill-time.ts';
import { readMark } from './checkout-mark.ts';

/** What a postback tells, by its kind. docs/payments.md says what each leads to. */
export const ccbillPostbacks: Readonly<Record<string, EntryKind>> = {
  NewSaleSuccess: 'sale',
  NewSaleFailure: 'declined',
  RenewalSuccess: 'rebill',
  RenewalFailure: 'rebill_failed',
  Cancellation: 'cancel',
  Expiration: 'expire',
  Refund: 'refund',
  Void: 'refund',
  Return: 'refund',
  Chargeback: 'chargeback',
};

const text = z.coerce.string().max(200);
const bodySchema = z.object({
  clientAccnum: text,
  clientSubacc: text,
  timestamp: text,
  subscriptionId: text.optional(),
  accountingInitialPrice: text.optional(),
  accountingAmount: text.optional(),
  billedInitialPrice: text.optional(),
  billedAmount: text.optional(),
  billedCurrency: text.optional(),
  paymentAccount: text.optional(),
  'X-checkout': text.optional(),
});

type Receiver = {
  db: Db;
  now: Date;
  webhookKey: string;
  account: string;
  subaccount: string;
  /** Signs the checkouts that we name to CCBill. */
  key: Buffer;
};
type Posted = z.output<typeof bodySchema>;

/**
 * CCBill signs nothing: what it posts is believed because only it knows the key in the address. It is written down
 * before anything else, since not all of it can be read again. What names no checkout of ours, and amounts that are
 * none, are held: nothing is credited for them.
 */
export async function readCcbillWebhook(
  receiver: Receiver,
  { body, query }: WebhookRequest,
): Promise<PaymentEvent | undefined> {
  if (!isSame(query.key, receiver.webhookKey)) return undefined;
  const type = query.eventType ?? '';
  const posted = parseBody(body);
  const happenedAt = parseCcbillTime(posted?.timestamp);
  if (!posted || !happenedAt) return undefined;
  const isOurAccount =
    posted.clientAccnum === receiver.account && posted.clientSubacc === receiver.subaccount;
  const kind = ccbillPostbacks[type];
  if (!isOurAccount || kind === undefined || (posted.subscriptionId ?? posted['X-checkout']) === undefined) {
    return { about: 'other', eventId: `other:${digest(body.toString())}`, type };
  }
  return recordPosting(receiver, posted, { type, kind, happenedAt });
}

async function recordPosting(
  { db, now, key }: Receiver,
  posted: Posted,
  { type, kind, happenedAt }: { type: string; kind: EntryKind; happenedAt: Date },
): Promise<PaymentEvent> {
  const { subscriptionId, paymentAccount } = posted;
  const amount = (kind === 'sale' ? posted.accountingInitialPrice : posted.accountingAmount) ?? '0';
  const amountUsdCents = readCents(amount);
  const isFirst = kind === 'sale' || kind === 'declined';
  const checkoutId = isFirst ? readMark(posted['X-checkout'], key) : undefined;
  const isUnsigned = isFirst && checkoutId === undefined;
  if (amountUsdCents === undefined || isUnsigned) {
    const reason = isUnsigned ? 'unsigned_checkout' : 'odd_amount';
    const eventId = await holdPosting(db, { reason, kind, subscriptionId, amount, happenedAt }, now);
    return { about: 'other', eventId, type };
  }
  const entry: CcbillEntry = {
    kind,
    subscriptionId,
    checkoutId,
    amountUsdCents,
    billed: billedOf(posted, kind),
    cardDigest: kind === 'sale' && paymentAccount ? digest(paymentAccount) : undefined,
    happenedAt,
  };
  const eventId = await insertEntry(db, entry, now);
  const ownerId = checkoutId ?? (await findCheckoutId(db, subscriptionId));
  // It is there when the sale is told, which may come later.
  if (ownerId === undefined) return { about: 'other', eventId: `early:${eventId}`, type };
  return { about: 'checkout', eventId, type, checkoutId: ownerId, providerRef: ownerId };
}

/** What the buyer was billed, US dollars too; undefined where it is missing, or is no amount of a currency. */
function billedOf(
  { billedCurrency, billedInitialPrice, billedAmount }: Posted,
  kind: EntryKind,
): CcbillEntry['billed'] {
  const currency = billedCurrency?.toUpperCase();
  const hundredths = readCents(kind === 'sale' ? billedInitialPrice : billedAmount);
  if (currency === undefined || hundredths === undefined) return undefined;
  const digits = isCurrency(currency) ? currencyDigits[currency] : 2;
  return { currency, amount: Math.round((hundredths / 100) * 10 ** digits) };
}

async function findCheckoutId(db: Db, subscriptionId: string | undefined): Promise<string | undefined> {
  const sale = subscriptionId === undefined ? undefined : await findSale.first(db, { subscriptionId });
  return sale?.checkout_id ?? undefined;
}

function parseBody(body: Buffer): z.output<typeof bodySchema> | undefined {
  try {
    return bodySchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
}

/** In constant time. */
function isSame(candidate: string | undefined, key: string): boolean {
  return timingSafeEqual(Buffer.from(digest(candidate ?? '')), Buffer.from(digest(key)));
}

function digest(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
