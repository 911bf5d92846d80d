import { jsonInstant } from '../../../platform/db/json-instant.ts';
import { inputs, sql } from '../../../platform/db/sql.ts';

const $ = inputs({ viewerId: 'bigint' });

/** Entries `e` that charge the viewer's cards; the index journal_entries_charges has the same condition. */
export const isTheirCharge = sql`e.user_id = ${$.viewerId}
  and e.kind in ('purchase', 'subscription', 'vip', 'post_sale', 'gift_purchase', 'unapplied')`;

/** The joins that `receiptJson` needs. */
export const receiptJoins = sql`join payments p on p.entry_id = e.entry_id
  left join checkouts k on k.checkout_id = e.checkout_id
  left join characters c on c.char_id = e.char_id and c.deleted_at is null
  left join lateral (select sum(g.amount)::integer as cents from journal_entries r join postings g using (entry_id)
    where r.reverses = e.entry_id and g.account_id = house_account('processor')) given_back on true`;

export const receiptJson = sql`json_build_object('receipt_id', e.entry_id::text,
  'number', 'K-' || lpad(e.entry_id::text, 8, '0'), 'kind', e.kind, 'with_name', coalesce(c.name, ''),
  'diamonds', case when e.kind in ('purchase', 'vip') then k.diamonds + k.bonus_diamonds else 0 end,
  'period_end', ${jsonInstant(sql`p.period_end`)}, 'usd_cents', p.usd_cents, 'tax_usd_cents', p.tax_usd_cents,
  'refunded_usd_cents', coalesce(given_back.cents, 0),
  'presented', case when p.presented_currency is null then null else json_build_object(
    'currency', p.presented_currency, 'amount', p.presented_amount, 'tax', p.presented_tax,
    'refunded', p.presented_refunded) end,
  'paid_time', ${jsonInstant(sql`e.created_at`)})`;
