import type { CallOutput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { highestId, idCursor } from '../../../platform/db/keyset.ts';
import type { PageInput } from '../../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { offsetOf, toPage } from '../../../platform/db/to-page.ts';
import type { Viewer } from '../../../viewer.ts';
import { listPayoutRows, presentPayout } from './payouts.sql.ts';

const $ = inputs({ userId: 'bigint' });

const countPayouts = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from (
    select from payouts where user_id = ${$.userId} limit 1000) few`,
);

export async function listPayouts(
  { db }: Context,
  pageInput: PageInput,
  { userId }: Viewer,
): Promise<CallOutput<'listPayouts'>> {
  const { page, size, cursor } = pageInput;
  const [before] = idCursor.decodeOr([highestId], cursor);
  const rows = await listPayoutRows.all(db, { userId, before, limit: size + 1, skip: offsetOf(pageInput) });
  const { count } = await countPayouts.one(db, { userId });
  return toPage(rows, { page, size, count }, presentPayout, (row) => idCursor.encode(row.payout_id));
}
