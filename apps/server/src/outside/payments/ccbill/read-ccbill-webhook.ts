import { createHash, timingSafeEqual } from 'node:crypto';
import { currencyDigits, isCurrency } from '@kindred/contract/wallet/currencies';
import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import type { PaymentEvent, WebhookRequest } from '../payments.ts';
import { toCents } from './ccbill-datalink.ts';
import { type CcbillEntry, type EntryKind, findSale, insertEntry } from './ccbill-entries.ts';
import { parseCcbillTime } from './ccbill-time.ts';

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

/**
 * CCBill signs nothing: what it posts is believed because only it knows the key in the address. It is written down
 * before anything else, since it cannot be asked again for all of it.
 */
export async function readCcbillWebhook(
  context: { db: Db; now: Date; webhookKey: string; account: string; subaccount: string },
  { body, query }: WebhookRequest,
): Promise<PaymentEvent | undefined> {
  if (!isSame(query.key, context.webhookKey)) return undefined;
  const type = query.eventType ?? '';
  const posted = parseBody(body);
  const happenedAt = parseCcbillTime(posted?.timestamp);
  if (!posted || !happenedAt) return undefined;
  const isOurAccount = posted.clientAccnum === context.account && posted.clientSubacc === context.subaccount;
  const kind = ccbillPostbacks[type];
  const { subscriptionId, 'X-checkout': checkoutId } = posted;
  if (!isOurAccount || kind === undefined || (subscriptionId ?? checkoutId) === undefined) {
    return { about: 'other', eventId: `other:${digest(body.toString())}`, type };
  }
  const entry: CcbillEntry = {
    kind,
    subscriptionId,
    checkoutId: kind === 'sale' || kind === 'declined' ? checkoutId : undefined,
    amountUsdCents: toCents(kind === 'sale' ? posted.accountingInitialPrice : posted.accountingAmount),
    billed: billedOf(posted, kind),
    cardDigest: kind === 'sale' && posted.paymentAccount ? digest(posted.paymentAccount) : undefined,
    happenedAt,
  };
  const eventId = await insertEntry(context.db, entry, context.now);
  const known = entry.checkoutId ?? (await findCheckoutId(context.db, subscriptionId));
  // It is there when the sale is told, which may come later.
  if (known === undefined) return { about: 'other', eventId: `early:${eventId}`, type };
  return { about: 'checkout', eventId, type, checkoutId: known, providerRef: known };
}

/** What the buyer was billed; undefined for US dollars, which the account says. */
function billedOf(
  { billedCurrency, billedInitialPrice, billedAmount }: z.output<typeof bodySchema>,
  kind: EntryKind,
): CcbillEntry['billed'] {
  const currency = billedCurrency?.toUpperCase();
  const units = kind === 'sale' ? billedInitialPrice : billedAmount;
  if (currency === undefined || currency === 'USD' || units === undefined) return undefined;
  const digits = isCurrency(currency) ? currencyDigits[currency] : 2;
  return { currency, amount: Math.round(Number(units) * 10 ** digits) };
}

async function findCheckoutId(db: Db, subscriptionId: string | undefined): Promise<string | undefined> {
  const sale = subscriptionId === undefined ? undefined : await findSale.find(db, { subscriptionId });
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
function isSame(given: string | undefined, key: string): boolean {
  return timingSafeEqual(Buffer.from(digest(given ?? '')), Buffer.from(digest(key)));
}

function digest(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
