import { sql } from '../../../platform/db/sql.ts';
import { postIdKey } from '../../posts/posts.present.ts';
import { $, section } from './section.ts';

/** What somebody paid, was paid and owns. */
export const moneySections = [
  section(
    'wallet',
    sql`select json_build_object('entry_id', e.entry_id, 'kind', e.kind, 'diamonds', p.amount, 'created_time', e.created_at)
      from ledger_accounts a join postings p using (account_id) join journal_entries e using (entry_id)
      where a.user_id = ${$.userId} and a.kind = 'wallet' order by p.entry_id`,
    sql`select json_build_object('kind', 'welcome_gift', 'diamonds', w.diamonds, 'created_time', w.received_at)
      from welcome_gifts w where w.user_id = ${$.userId}`,
    sql`select json_build_object('kind', 'lucky_box', 'box', l.box_type, 'price', l.price, 'prize', l.prize, 'created_time', l.drawn_at)
      from lucky_draws l where l.user_id = ${$.userId} order by l.drawn_at`,
  ),
  section(
    'payments',
    sql`select json_build_object('checkout_id', c.checkout_id, 'purpose', c.purpose, 'price_usd_cents', c.price_usd_cents,
        'currency', c.currency, 'state', c.state, 'provider', c.provider, 'created_time', c.created_at, 'settled_time', c.settled_at)
      from checkouts c where c.user_id = ${$.userId} order by c.created_at`,
  ),
  section(
    'purchases',
    sql`select json_build_object(${postIdKey}, b.post_id, 'price', b.price, 'is_refunded', b.refunded_by is not null,
        'created_time', b.created_at) from purchases b where b.user_id = ${$.userId} order by b.created_at`,
    sql`select json_build_object('msg_id', b.message_id, 'price', b.price, 'is_refunded', b.refunded_by is not null,
        'created_time', b.created_at) from message_purchases b where b.user_id = ${$.userId} order by b.created_at`,
  ),
  section(
    'gifts',
    sql`select json_build_object('creator', c.char_unique_id, 'diamonds', g.diamonds, 'created_time', g.created_at, 'undone_time', g.undone_at)
      from gifts g join characters c using (char_id) where g.user_id = ${$.userId} order by g.gift_id`,
  ),
  section(
    'earnings',
    sql`select json_build_object('kind', a.kind, 'entry', e.kind, 'amount', p.amount, 'currency', a.currency, 'created_time', e.created_at)
      from ledger_accounts a join postings p using (account_id) join journal_entries e using (entry_id)
      where a.user_id = ${$.userId} and a.kind <> 'wallet' order by p.entry_id`,
    sql`select json_build_object('kind', 'payout', 'amount_usd_cents', o.amount_usd_cents, 'state', o.state, 'bank_last4', o.bank_last4,
        'requested_time', o.requested_at, 'ended_time', o.ended_at) from payouts o where o.user_id = ${$.userId} order by o.payout_id`,
    sql`select json_build_object('kind', 'payout_account', 'legal_name', a.legal_name, 'country', a.country, 'identity', a.identity_state,
        'bank_last4', a.bank_last4, 'has_tax_number', a.sealed_tax is not null, 'created_time', a.created_at)
      from payout_accounts a where a.user_id = ${$.userId}`,
  ),
];
