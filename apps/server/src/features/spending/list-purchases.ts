import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { input, raw, sql, statement } from '../../platform/db/sql.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { commonAccounts } from '../wallet/ledger/ledger-accounts.ts';
import { payeeColumns, purchaseKind, viewerId } from './payee.sql.ts';

const countUpTo = 1000;
const kind = input('kind', 'text');
const isMine = sql`e.user_id = ${viewerId} and e.kind <> 'release' and e.kind in ('gift', 'unlock', 'post_sale', 'subscription', 'gift_purchase')
  and (${kind} = 'all' or ${purchaseKind(sql`e.kind`)} = ${kind})`;

const wallet = sql`(select a.account_id from ledger_accounts a where a.user_id = ${viewerId} and a.kind = 'wallet')`;

// The price in the unit in which it was paid, and what later entries gave back of it.
const amounts = sql`
  left join postings d on d.entry_id = e.entry_id and d.account_id = ${wallet}
  left join postings k on k.entry_id = e.entry_id and k.account_id = ${raw(commonAccounts.processor)}
  cross join lateral (select coalesce(sum(b.amount), 0)::integer as cents
    from journal_entries r join postings b using (entry_id)
    where r.reverses = e.entry_id and r.kind <> 'clawback'
      and b.account_id = coalesce(d.account_id, k.account_id)) back`;

// The newest paid period of somebody is what their membership runs on.
const remains = sql`
  left join gifts g on g.entry_id = e.entry_id
  left join posts p on p.diary_id = e.diary_id
  left join subscription_charges s on s.entry_id = e.entry_id
  cross join lateral (select case
    when g.undone_at is not null then 'undone'
    when back.cents >= -coalesce(d.amount, k.amount) then 'returned'
    when e.kind in ('gift', 'gift_purchase') then 'given'
    when e.kind in ('unlock', 'post_sale') then case when payee.is_there and p.deleted_at is null then 'open' else 'gone' end
    when s.period_end > ${input('now', 'timestamptz')} and payee.is_there then 'running'
    else 'over' end as state) remains`;

export const purchases = keysetList({
  rows: sql`journal_entries`,
  alias: 'e',
  where: isMine,
  keys: [{ column: 'e.entry_id', type: 'bigint' }],
  jsonJoins: sql`cross join lateral (select ${payeeColumns} from characters c where c.char_id = e.char_id) payee
    ${amounts} ${remains}`,
  json: sql`json_build_object('record_id', e.entry_id::text, 'kind', ${purchaseKind(sql`e.kind`)}, 'char_id', e.char_id::text,
    'name', payee.name, 'avatar', payee.avatar, 'is_there', payee.is_there,
    'diamonds', coalesce(-d.amount, 0), 'usd_cents', coalesce(-k.amount, 0), 'returned', back.cents,
    'created_time', ${jsonInstant(sql`e.created_at`)},
    'diary_id', case remains.state when 'open' then e.diary_id::text end, 'remains', remains.state,
    'until', case when e.kind = 'subscription' then ${jsonInstant(sql`s.period_end`)} end)`,
});

const countMine = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from (
    select from journal_entries e where ${isMine} limit ${countUpTo}) few`,
);

/** Gifts, posts and months of subscriptions that the viewer ever paid for. The count stops at 1,000. */
export async function listPurchases(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  page: ParsedInput<'listPurchases'>,
  { userId: viewerId }: Viewer,
): Promise<RawJson> {
  const { kind } = page;
  const list = await purchases.readPage(db, { viewerId, kind, now: clock.now() }, page);
  return pageText(list, page, (await countMine.one(db, { viewerId, kind })).count);
}
