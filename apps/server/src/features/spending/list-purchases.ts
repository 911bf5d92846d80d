import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import {
  postInputs,
  postIsKept,
  postIsThere,
  postJoins,
  postJson,
  postIdKey,
} from '../posts/posts.present.ts';
import { chargedJson } from '../wallet/currency/agreed-rate.sql.ts';
import { payeeColumns, purchaseGroup, purchaseKind } from './payee.sql.ts';

const $ = inputs({ viewerId: 'bigint', kind: 'text', now: 'timestamptz' });

const countUpTo = 1000;
const isMine = sql`e.user_id = ${$.viewerId} and e.kind <> 'release' and e.kind in ('gift', 'unlock', 'post_sale', 'message',
    'subscription', 'gift_purchase', 'vip', 'purchase', 'lucky_box')
  and (${$.kind} = 'all' or ${purchaseGroup('e')} = ${$.kind})`;

const wallet = sql`(select a.account_id from ledger_accounts a where a.user_id = ${$.viewerId} and a.kind = 'wallet')`;

// The amount paid by card or from the wallet, the credit to the wallet, and refunds by later entries.
const amounts = sql`
  left join postings d on d.entry_id = e.entry_id and d.account_id = ${wallet}
  left join postings k on k.entry_id = e.entry_id and k.account_id = house_account('processor')
  left join payments paid on paid.entry_id = e.entry_id
  cross join lateral (select coalesce(sum(b.amount), 0)::integer as amount
    from journal_entries r join postings b using (entry_id)
    where r.reverses = e.entry_id and r.kind <> 'clawback'
      and b.account_id = coalesce(k.account_id, d.account_id)) back`;

const boughtPost = sql`case when remains.state = 'open' and e.post_id is not null then (
    select ${postJson} from posts p ${postJoins} where p.post_id = e.post_id and (${postIsThere} or ${postIsKept})) end`;

// The creator of the purchase; the platform's own sales have none.
const payee = sql`left join lateral (select ${payeeColumns}, c.deleted_at is not null as has_left from characters c where c.char_id = e.char_id) payee on true`;

const bought = sql`
  left join gifts g on g.entry_id = e.entry_id
  left join posts p on p.post_id = e.post_id
  left join message_purchases mp on mp.entry_id = e.entry_id
  left join messages m on m.message_id = mp.message_id
    and exists (select from message_media mm where mm.message_id = m.message_id)
  left join conversations o on o.conversation_id = m.conversation_id
  left join subscription_charges s on s.entry_id = e.entry_id
  left join subscription_gifts sg on e.kind = 'gift_purchase' and sg.checkout_id = e.checkout_id
  left join vip_charges v on v.entry_id = e.entry_id
  left join vip_memberships vip on e.kind = 'vip' and vip.user_id = e.user_id
  left join lucky_draws l on l.entry_id = e.entry_id`;

const isThere = sql`coalesce(payee.is_there, false)`;
// It stays owned, but neither side reaches the other.
const isBehindBlock = sql`not ${isThere} and not coalesce(payee.has_left, true)`;

const remains = sql`cross join lateral (select case
    when g.undone_at is not null then 'undone'
    when back.amount >= -coalesce(k.amount, d.amount) then 'returned'
    else case ${purchaseKind('e')}
      when 'gift' then 'given'
      when 'unlock' then case when p.kept_at is not null then 'open' when p.deleted_at is not null then 'gone'
        when ${isBehindBlock} then 'withheld' when not ${isThere} then 'gone' when p.state in (1, 6) then 'open' else 'hidden' end
      when 'media' then case when m.message_id is null then 'gone' when ${isBehindBlock} then 'withheld' else 'open' end
      when 'message' then 'answered'
      when 'subscription' then case when s.period_end > ${$.now} and ${isThere} then 'running' else 'over' end
      when 'gift_subscription' then case sg.state when 'ready' then 'waiting' when 'claimed' then 'claimed' else 'given' end
      when 'vip' then case when v.period_end > ${$.now} and vip.state <> 'expired' then 'running' else 'over' end
      else 'credited' end
    end as state) remains`;

export const purchases = keysetList({
  rows: sql`journal_entries`,
  alias: 'e',
  where: isMine,
  keys: [{ column: 'e.entry_id', type: 'bigint' }],
  jsonJoins: sql`${payee} ${amounts} ${bought} ${remains}`,
  json: sql`json_build_object('record_id', e.entry_id::text, 'kind', ${purchaseKind('e')}, 'char_id', e.char_id::text,
    'name', coalesce(payee.name, ''), 'avatar', coalesce(payee.avatar, ''), 'is_there', ${isThere},
    'diamonds', greatest(0, coalesce(-d.amount, 0)), 'usd_cents', coalesce(-k.amount, 0),
    'charged', ${chargedJson('paid')},
    'has_receipt', k.account_id is not null, 'returned', back.amount,
    'gained', greatest(0, coalesce(l.prize, d.amount, 0)),
    'created_time', ${jsonInstant(sql`e.created_at`)},
    ${postIdKey}, case when remains.state = 'open' then e.post_id::text end, 'post', ${boughtPost},
    'seq', case when remains.state = 'open' then m.seq end, 'chat_no', coalesce(o.chat_no, 0), 'remains', remains.state,
    'until', ${jsonInstant(sql`case when remains.state = 'waiting' then sg.expires_at
      else coalesce(s.period_end, v.period_end) end`)})`,
});

const countMine = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from (
    select from journal_entries e where ${isMine} limit ${countUpTo}) few`,
);

/** Lists the viewer's purchases, by card and with diamonds, newest first. The count stops at 1,000. */
export async function listPurchases(context: Context, page: ParsedInput<'listPurchases'>, viewer: Viewer) {
  const { kind } = page;
  const { count } = await countMine.one(context.db, { viewerId: viewer.userId, kind });
  return purchases.answerPage(context.db, { ...postInputs(context, viewer), kind }, page, count);
}
