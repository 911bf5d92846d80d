import type { WalletRecord } from '@kindred/contract/wallet/calls';
import type { CallOutput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { query } from '../../platform/db/db.ts';
import { decodeIdCursor, encodeCursor, highestId } from '../../platform/db/keyset.ts';
import { offsetOf, toPage } from '../../platform/db/to-page.ts';
import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';
import { commonAccounts } from './ledger/ledger-accounts.ts';

type Row = {
  entry_id: string;
  kind: WalletRecord['kind'];
  created_at: Date;
  diamonds: string | null;
  balance_after: string | null;
  processor_cents: string | null;
  with_name: string;
};

const countUpTo = 1000;

// Releases and clawbacks move what creators have earned.
const isTheirs = "e.kind <> 'release' and e.kind <> 'clawback'";

const listText = `
  select e.entry_id, e.kind, e.created_at, w.amount as diamonds, w.balance_after, p.amount as processor_cents,
    coalesce((select c.name from characters c where c.char_id = e.char_id
      and ${notBlockedText('$1', 'c.user_id')}), '') as with_name
  from journal_entries e
  left join postings w on w.entry_id = e.entry_id
    and w.account_id = (select a.account_id from ledger_accounts a where a.user_id = $1 and a.kind = 'wallet')
  left join postings p on p.entry_id = e.entry_id and p.account_id = ${commonAccounts.processor}
  where e.user_id = $1 and ${isTheirs} and e.entry_id < $2
  order by e.entry_id desc limit $3 offset $4`;

const countText = `
  select count(*)::int as count from (
    select from journal_entries e where e.user_id = $1 and ${isTheirs} limit ${countUpTo}) counted`;

/** What moved in somebody's wallet and what their cards were charged, newest first. The count stops at 1,000. */
export async function listWalletRecords(
  { db }: Context,
  userId: string,
  input: { page: number; size: number; cursor?: string | undefined },
): Promise<CallOutput<'listWalletRecords'>> {
  const after = input.cursor === undefined ? highestId : decodeIdCursor(input.cursor);
  const rows = await query<Row>(db, listText, [userId, after, input.size + 1, offsetOf(input)]);
  const [counted] = await query<{ count: number }>(db, countText, [userId]);
  const { page, size } = input;
  return toPage(rows, { page, size, count: counted?.count ?? 0 }, presentRecord, (row) =>
    encodeCursor([row.entry_id]),
  );
}

function presentRecord(row: Row): WalletRecord {
  return {
    record_id: row.entry_id,
    kind: row.kind,
    diamonds: Number(row.diamonds ?? 0),
    usd_cents: row.processor_cents === null ? null : -Number(row.processor_cents),
    balance_after: row.balance_after === null ? null : Number(row.balance_after),
    with_name: row.with_name,
    created_time: row.created_at.toISOString(),
  };
}
