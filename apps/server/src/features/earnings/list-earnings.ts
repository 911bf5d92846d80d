import type { EarningRecord } from '@kindred/contract/earnings/calls';
import type { EarningKind } from '@kindred/contract/earnings/limits';
import type { CallOutput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { query } from '../../platform/db/db.ts';
import { decodeIdCursor, encodeCursor, highestId } from '../../platform/db/keyset.ts';
import type { PageInput } from '../../platform/db/keyset-page.ts';
import { offsetOf, toPage } from '../../platform/db/to-page.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';
import { commonAccounts, getAccountId } from '../wallet/ledger-accounts.ts';

type Row = {
  entry_id: string;
  kind: EarningRecord['kind'];
  net: string;
  gross: string;
  from_name: string;
  created_at: Date;
  available_at: Date;
  is_available: boolean;
};

const countUpTo = 1000;
const { deferredRevenue, processor } = commonAccounts;

// The whole of what the fan paid left deferred revenue (diamonds) or is owed by the processor (cards).
const earning = `
  e.entry_id, e.kind, p.amount as net, e.created_at, p.available_at,
    (select -sum(g.amount) from postings g
      where g.entry_id = e.entry_id and g.account_id in (${deferredRevenue}, ${processor}))::bigint as gross,
    coalesce((select u.nickname from users u where u.user_id = e.user_id and u.deleted_at is null
      and ${notBlockedText('$5', 'u.user_id')}), '') as from_name,
    coalesce(r.kind = 'release', false) as is_available`;

const listText = `
  select ${earning}
  from pending_earnings p join journal_entries e using (entry_id)
  left join journal_entries r on r.entry_id = p.released_by
  where p.account_id = $1 and p.entry_id < $2
  order by p.entry_id desc limit $3 offset $4`;

/** As above, with $6 the character and $7 the kind: an index of their own keeps rare kinds from being searched for. */
export const listKindText = `
  select ${earning}
  from journal_entries e join pending_earnings p using (entry_id)
  left join journal_entries r on r.entry_id = p.released_by
  where e.char_id = $6 and earning_kind(e.kind) = $7 and p.account_id = $1 and e.entry_id < $2
  order by e.entry_id desc limit $3 offset $4`;

const countText = `
  select count(*)::int as count from (
    select from pending_earnings p where p.account_id = $1 limit ${countUpTo}) counted`;

const countKindText = `
  select count(*)::int as count from (
    select from journal_entries e where e.char_id = $1 and earning_kind(e.kind) = $2 limit ${countUpTo}) counted`;

/** Each earning of a creator, and what was taken back, newest first. The count stops at 1,000. */
export async function listEarnings(
  { db }: Context,
  { userId, charId }: Pick<Viewer, 'userId' | 'charId'>,
  input: PageInput & { kind?: EarningKind | undefined },
): Promise<CallOutput<'listEarnings'>> {
  const account = await getAccountId(db, userId, 'creator_pending');
  const after = input.cursor === undefined ? highestId : decodeIdCursor(input.cursor);
  const values = [account, after, input.size + 1, offsetOf(input), userId];
  const { kind } = input;
  const rows = kind
    ? await query<Row>(db, listKindText, [...values, charId, kind])
    : await query<Row>(db, listText, values);
  const [counted] = kind
    ? await query<{ count: number }>(db, countKindText, [charId, kind])
    : await query<{ count: number }>(db, countText, [account]);
  const { page, size } = input;
  return toPage(rows, { page, size, count: counted?.count ?? 0 }, presentEarning, (row) =>
    encodeCursor([row.entry_id]),
  );
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
