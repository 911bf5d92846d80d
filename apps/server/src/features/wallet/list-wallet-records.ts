import type { WalletRecord } from '@kindred/contract/wallet/calls';
import type { CallOutput, ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import { decodeIdCursor, encodeCursor, highestId } from '../../platform/db/keyset.ts';
import { input, raw, sql, statement } from '../../platform/db/sql.ts';
import { offsetOf, toPage } from '../../platform/db/to-page.ts';
import type { Viewer } from '../../viewer.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { commonAccounts } from './ledger/ledger-accounts.ts';

const recordRow = {
  entry_id: 'bigint',
  kind: as<WalletRecord['kind']>('text'),
  created_at: 'timestamptz',
  diamonds: 'bigint?',
  balance_after: 'bigint?',
  processor_cents: 'bigint?',
  with_name: 'text',
} as const;

const countUpTo = 1000;

// Releases and clawbacks move what creators have earned.
const isTheirs = raw("e.kind <> 'release' and e.kind <> 'clawback'");
const userIdInput = input('userId', 'bigint');

const listRecords = statement(
  recordRow,
  sql`select e.entry_id, e.kind, e.created_at, w.amount as diamonds, w.balance_after, p.amount as processor_cents,
      coalesce((select c.name from characters c where c.char_id = e.char_id
        and ${notBlocked(userIdInput, sql`c.user_id`)}), '') as with_name
    from journal_entries e
    left join postings w on w.entry_id = e.entry_id
      and w.account_id = (select a.account_id from ledger_accounts a where a.user_id = ${userIdInput} and a.kind = 'wallet')
    left join postings p on p.entry_id = e.entry_id and p.account_id = ${Number(commonAccounts.processor)}
    where e.user_id = ${userIdInput} and ${isTheirs} and e.entry_id < ${input('before', 'bigint')}
    order by e.entry_id desc limit ${input('limit', 'integer')} offset ${input('offset', 'integer')}`,
);

const countRecords = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from (
    select from journal_entries e where e.user_id = ${userIdInput} and ${isTheirs} limit ${countUpTo}) counted`,
);

/** What moved in somebody's wallet and what their cards were charged, newest first. The count stops at 1,000. */
export async function listWalletRecords(
  { db }: Context,
  given: ParsedInput<'listWalletRecords'>,
  { userId }: Viewer,
): Promise<CallOutput<'listWalletRecords'>> {
  const { page, size, cursor } = given;
  const before = cursor === undefined ? highestId : decodeIdCursor(cursor);
  const rows = await listRecords.all(db, { userId, before, limit: size + 1, offset: offsetOf(given) });
  const { count } = await countRecords.one(db, { userId });
  return toPage(rows, { page, size, count }, presentRecord, (row) => encodeCursor([row.entry_id]));
}

function presentRecord(row: ColumnsOf<typeof recordRow>): WalletRecord {
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
