import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { keysetList } from '../../../platform/db/keyset-page.ts';
import { sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { isTheirCharge, receiptJoins, receiptJson } from './receipts.sql.ts';

const countUpTo = 1000;

export const receipts = keysetList({
  rows: sql`journal_entries`,
  alias: 'e',
  where: isTheirCharge,
  keys: [{ column: 'e.entry_id', type: 'bigint' }],
  jsonJoins: receiptJoins,
  json: receiptJson,
});

const countReceipts = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from (
    select from journal_entries e where ${isTheirCharge} limit ${countUpTo}) counted`,
);

/** Returns a receipt for each charge of the viewer's cards, newest first. The count stops at 1,000. */
export async function listReceipts(
  { db }: Pick<Context, 'db'>,
  page: ParsedInput<'listReceipts'>,
  { userId: viewerId }: Viewer,
) {
  return receipts.answerPage(db, { viewerId }, page, (await countReceipts.one(db, { viewerId })).count);
}
