import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { EarningRecord } from '@kindred/contract/earnings/calls';
import type { Context } from '../../context.ts';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import { highestId, idCursor } from '../../platform/db/keyset.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { offsetOf, toPage } from '../../platform/db/to-page.ts';
import type { Viewer } from '../../viewer.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { getAccountId, listPendingAccounts } from '../wallet/ledger/ledger-accounts.ts';
import { paidOfEntry } from '../wallet/ledger/paid-of-entry.ts';

const $ = inputs({
  accountId: 'bigint',
  accountIds: 'bigint[]',
  viewerId: 'bigint',
  charId: 'bigint',
  kind: 'text',
  before: 'bigint',
  limit: 'integer',
  skip: 'integer',
});

const earningRow = {
  entry_id: 'bigint',
  kind: as<EarningRecord['kind']>('text'),
  net: 'bigint',
  gross: 'bigint',
  from_name: 'text',
  created_at: 'timestamptz',
  available_at: 'timestamptz',
  is_available: 'boolean',
} as const;
type Row = ColumnsOf<typeof earningRow>;

const countUpTo = 1000;

const pageLimit = sql`limit ${$.limit} offset ${$.skip}`;

// The gross amount is what left deferred revenue (diamonds) or is owed by the processor (cards). A clawback moves
// only the shares. For an invitation the inviter sees the creator's name, but neither the fan's name nor what the fan
// paid.
const earning = sql`
  e.entry_id, case when a.kind = 'referral_pending' and e.reverses is null then 'invite'
      when e.kind = 'post_sale' then 'unlock'
      when e.kind = 'gift_claim' then 'subscription'
      when e.kind <> 'clawback' then e.kind
      when p.amount < 0 then 'chargeback' else 'chargeback_reversal' end as kind,
    p.amount as net, e.created_at, p.available_at,
    coalesce(case when a.kind = 'creator_pending' then ${paidOfEntry(sql`e.entry_id`)} end,
      p.amount)::bigint as gross,
    coalesce(case when a.kind = 'creator_pending'
      then (select u.nickname from users u where u.user_id = e.user_id and u.deleted_at is null
        and ${notBlocked($.viewerId, sql`u.user_id`)})
      else (select c.name from characters c where c.char_id = e.char_id and c.deleted_at is null
        and ${notBlocked($.viewerId, sql`c.user_id`)}) end, '') as from_name,
    coalesce(r.kind = 'release', false) as is_available`;

/** Reads each account in the order of its index, so that only the newest rows of both are sorted. */
export const listAll = statement(
  earningRow,
  sql`select ${earning}
    from ledger_accounts a
    cross join lateral (select * from pending_earnings p
      where p.account_id = a.account_id and p.entry_id < ${$.before}
      order by p.entry_id desc limit ${$.limit} + ${$.skip}) p
    join journal_entries e on e.entry_id = p.entry_id
    left join journal_entries r on r.entry_id = p.released_by
    where a.account_id = any(${$.accountIds})
    order by p.entry_id desc ${pageLimit}`,
);

/** Reads a separate index, so that rare kinds need no search. */
export const listOfKind = statement(
  earningRow,
  sql`select ${earning}
    from journal_entries e join pending_earnings p using (entry_id) join ledger_accounts a using (account_id)
    left join journal_entries r on r.entry_id = p.released_by
    where e.char_id = ${$.charId} and earning_kind(e.kind) = ${$.kind} and p.account_id = ${$.accountId}
      and e.entry_id < ${$.before}
    order by e.entry_id desc ${pageLimit}`,
);

const count = { count: 'integer' } as const;
const countAll = statement(
  count,
  sql`select count(*)::int as count from (
    select from pending_earnings p where p.account_id = any(${$.accountIds}) limit ${countUpTo}) counted`,
);
const countOfKind = statement(
  count,
  sql`select count(*)::int as count from (
    select from journal_entries e join pending_earnings p using (entry_id)
    where e.char_id = ${$.charId} and earning_kind(e.kind) = ${$.kind} and p.account_id = ${$.accountId}
    limit ${countUpTo}) counted`,
);

/** Lists the creator's earnings and clawbacks, newest first. The count stops at 1,000. */
export async function listEarnings(
  { db }: Context,
  filter: ParsedInput<'listEarnings'>,
  { userId: viewerId, charId }: Viewer,
): Promise<CallOutput<'listEarnings'>> {
  const { page, size, cursor, kind } = filter;
  const accountId = await getAccountId(db, viewerId, 'creator_pending');
  const accounts = await listPendingAccounts(db, viewerId);
  const accountIds = kind === 'invite' ? accounts.filter((id) => id !== accountId) : accounts;
  const [before] = idCursor.decodeOr([highestId], cursor);
  const inputs = { viewerId, accountIds, before, limit: size + 1, skip: offsetOf(filter) };
  const ofKind = kind && kind !== 'invite' && charId ? { accountId, charId, kind } : undefined;
  const rows = ofKind ? await listOfKind.all(db, { ...inputs, ...ofKind }) : await listAll.all(db, inputs);
  const { count } = ofKind ? await countOfKind.one(db, ofKind) : await countAll.one(db, inputs);
  return toPage(rows, { page, size, count }, presentEarning, (row) => idCursor.encode(row.entry_id));
}

function presentEarning(row: Row): EarningRecord {
  return {
    record_id: row.entry_id,
    kind: row.kind,
    gross_usd_cents: Number(row.gross),
    net_usd_cents: Number(row.net),
    from_name: row.from_name,
    created_time: row.created_at.toISOString(),
    available_time: row.available_at.toISOString(),
    is_available: row.is_available,
  };
}
