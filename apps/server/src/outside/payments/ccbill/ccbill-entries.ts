import { as } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { compactCcbillTime } from './ccbill-time.ts';

const $ = inputs({
  checkoutId: 'text',
  key: 'text',
  kind: 'text',
  entryCheckoutId: 'text?',
  entrySubscriptionId: 'text?',
  amountUsdCents: 'integer',
  billedCurrency: 'text?',
  billedAmount: 'integer?',
  cardDigest: 'text?',
  happenedAt: 'timestamptz',
  now: 'timestamptz',
  subscriptionId: 'text',
  since: 'timestamptz',
  afterKey: 'text?',
  after: 'text',
});

export type EntryKind =
  | 'sale'
  | 'declined'
  | 'rebill'
  | 'rebill_failed'
  | 'cancel'
  | 'expire'
  | 'refund'
  | 'chargeback'
  /** Ours: no more of it counts. */
  | 'end'
  /** Ours: CCBill has agreed to refund the payment of that time. */
  | 'refund_asked';

/** An entry that CCBill has reported to us, or that we have reported to CCBill. */
export type CcbillEntry = {
  kind: EntryKind;
  /** Of a sale, or a sale that was declined. */
  checkoutId?: string | undefined;
  subscriptionId?: string | undefined;
  /** Of our account, which is kept in US dollars. */
  amountUsdCents: number;
  /** What the buyer was billed where that was another currency and is known: minor units. */
  billed?: { currency: string; amount: number } | undefined;
  /** Of a sale: the same for the same card. */
  cardDigest?: string | undefined;
  happenedAt: Date;
};

const insert = statement(
  {},
  sql`insert into ccbill_entries (entry_key, kind, checkout_id, subscription_id, amount_usd_cents, billed_currency,
      billed_amount, card_digest, happened_at, recorded_at)
    values (${$.key}, ${$.kind}, ${$.entryCheckoutId},
      ${$.entrySubscriptionId}, ${$.amountUsdCents}, ${$.billedCurrency}, ${$.billedAmount},
      ${$.cardDigest}, ${$.happenedAt},
      ${$.now})
    on conflict (entry_key) do update set billed_currency = coalesce(ccbill_entries.billed_currency, excluded.billed_currency),
      billed_amount = coalesce(ccbill_entries.billed_amount, excluded.billed_amount),
      card_digest = coalesce(ccbill_entries.card_digest, excluded.card_digest)`,
);

/** Stores an entry once, however often it comes; returns its key. */
export async function insertEntry(db: Db, entry: CcbillEntry, now: Date): Promise<string> {
  const key = keyOf(entry);
  const { kind, amountUsdCents, happenedAt, billed } = entry;
  await insert.run(db, {
    key,
    kind,
    entryCheckoutId: entry.checkoutId ?? null,
    entrySubscriptionId: entry.subscriptionId ?? null,
    amountUsdCents,
    billedCurrency: billed?.currency ?? null,
    billedAmount: billed?.amount ?? null,
    cardDigest: entry.cardDigest ?? null,
    happenedAt,
    now,
  });
  return key;
}

// A postback and the list of transactions say the same of an entry: whose, what, when and how much.
function keyOf({ kind, checkoutId, subscriptionId, amountUsdCents, happenedAt }: CcbillEntry): string {
  const once = ['sale', 'cancel', 'expire', 'end'].includes(kind);
  if (once && subscriptionId) return `${kind}:${subscriptionId}`;
  return `${kind}:${subscriptionId ?? checkoutId}:${compactCcbillTime(happenedAt)}:${amountUsdCents}`;
}

const entryColumns = {
  entry_key: 'text',
  kind: as<EntryKind>('text'),
  checkout_id: 'text?',
  subscription_id: 'text?',
  amount_usd_cents: 'integer',
  billed_currency: 'text?',
  billed_amount: 'integer?',
  card_digest: 'text?',
  happened_at: 'timestamptz',
  recorded_at: 'timestamptz',
} as const;

/** All that is known of a checkout, in the order in which it happened. */
export const listEntries = statement(
  entryColumns,
  sql`select entry_key, kind, checkout_id, subscription_id, amount_usd_cents, billed_currency, billed_amount, card_digest, happened_at,
      recorded_at
    from ccbill_entries
    where checkout_id = ${$.checkoutId} or subscription_id in (
      select subscription_id from ccbill_entries where checkout_id = ${$.checkoutId} and subscription_id is not null)
    order by happened_at, sequence`,
);
export type EntryRow = Awaited<ReturnType<typeof listEntries.one>>;

/** The checkout of a subscription; it may not be known yet. */
export const findSale = statement(
  { checkout_id: 'text?' },
  sql`select checkout_id from ccbill_entries
    where subscription_id = ${$.subscriptionId} and kind = 'sale' and checkout_id is not null`,
);

export const listRecorded = statement(
  { entry_key: 'text', kind: 'text', checkout_id: 'text?' },
  sql`select e.entry_key, e.kind, s.checkout_id from ccbill_entries e
    left join ccbill_entries s on s.kind = 'sale' and s.subscription_id = e.subscription_id
    where e.recorded_at >= ${$.since} and e.kind <> 'refund_asked' and e.sequence > coalesce((
      select sequence from ccbill_entries where entry_key = ${$.afterKey}), 0)
    order by e.sequence limit 100`,
);

export const listLive = statement(
  { subscription_id: 'text!', checkout_id: 'text!', is_canceled: 'boolean!' },
  sql`select s.subscription_id, s.checkout_id, exists (
      select from ccbill_entries c where c.subscription_id = s.subscription_id and c.kind = 'cancel') as is_canceled
    from ccbill_entries s join ccbill_checkouts k using (checkout_id)
    where s.kind = 'sale' and k.month_amount is not null and s.subscription_id > ${$.after}
      and not exists (
        select from ccbill_entries x where x.subscription_id = s.subscription_id and x.kind in ('expire', 'end'))
    order by s.subscription_id limit 100`,
);
