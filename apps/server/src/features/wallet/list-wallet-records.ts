import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';

const $ = inputs({ viewerId: 'bigint' });

const countUpTo = 1000;

// Releases, clawbacks, gift claims and payouts move creators' earnings; reserved diamonds stay the fan's.
const isTheirs = sql`e.user_id = ${$.viewerId} and e.kind <> 'release'
  and e.kind not in ('clawback', 'gift_claim', 'reserve', 'unreserve')
  and e.kind not in ('payout', 'payout_paid', 'payout_failed', 'payout_canceled')
  and not exists (select from journal_entries o where o.entry_id = e.reverses and o.kind = 'gift_claim')`;

export const walletRecords = keysetList({
  rows: sql`journal_entries`,
  alias: 'e',
  where: isTheirs,
  keys: [{ column: 'e.entry_id', type: 'bigint' }],
  jsonJoins: sql`
    left join postings w on w.entry_id = e.entry_id
      and w.account_id = (select a.account_id from ledger_accounts a where a.user_id = ${$.viewerId} and a.kind = 'wallet')
    left join payments paid on paid.entry_id = coalesce(e.reverses, e.entry_id)
    left join lateral (select count(*) as count from journal_entries o where o.reverses = e.reverses) reversals on true
    left join postings p on p.entry_id = e.entry_id and p.account_id = house_account('processor')`,
  json: sql`json_build_object('record_id', e.entry_id::text, 'kind', e.kind, 'diamonds', coalesce(w.amount, 0),
    'usd_cents', -p.amount, 'charged', case when p.amount <> 0 and paid.presented_currency is not null
      then json_build_object('currency', paid.presented_currency,
        'amount', case when e.reverses is null then paid.presented_amount when reversals.count = 1 then -paid.presented_refunded
          else round(paid.presented_amount::numeric * -p.amount / paid.usd_cents) end) end, 'balance_after', w.balance_after,
    'with_name', coalesce((select c.name from characters c where c.char_id = e.char_id
      and ${notBlocked($.viewerId, sql`c.user_id`)}), ''),
    'created_time', ${jsonInstant(sql`e.created_at`)})`,
});

const countRecords = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from (
    select from journal_entries e where ${isTheirs} limit ${countUpTo}) counted`,
);

/** Returns the viewer's wallet movements and card charges, newest first. The count stops at 1,000. */
export async function listWalletRecords(
  { db }: Pick<Context, 'db'>,
  page: ParsedInput<'listWalletRecords'>,
  { userId: viewerId }: Viewer,
) {
  return walletRecords.answerPage(db, { viewerId }, page, (await countRecords.one(db, { viewerId })).count);
}
