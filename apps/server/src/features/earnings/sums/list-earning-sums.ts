import type { CallOutput } from '@kindred/contract/all/calls';
import type { EarningSum } from '@kindred/contract/earnings/calls';
import type { EarningSumKind } from '@kindred/contract/earnings/limits';
import type { Context } from '../../../context.ts';
import { highestId, isInteger, keysetCursor } from '../../../platform/db/keyset.ts';
import type { PageInput } from '../../../platform/db/keyset-page.ts';
import { offsetOf, toPage } from '../../../platform/db/to-page.ts';
import type { Viewer } from '../../../viewer.ts';
import { listEarningAccounts } from './earning-accounts.sql.ts';
import { sumByDay, sumByFan, sumByPost, sumBySource } from './earning-sums.sql.ts';

type SumsInput = PageInput & { by: EarningSumKind; month: string };
type Row = Awaited<ReturnType<typeof sumByDay.one>>;

// A clawback may be more than what was earned.
const cursors = keysetCursor((net) => /^-?[0-9]{1,18}$/.test(net), isInteger);

/** Sums a month of the viewer's earnings. Days and sources come in one page, posts and fans in several. */
export async function listEarningSums(
  { db }: Context,
  sumsInput: SumsInput,
  { userId: viewerId }: Viewer,
): Promise<CallOutput<'listEarningSums'>> {
  const { by, page, size } = sumsInput;
  const monthInputs = { accountIds: await listEarningAccounts(db, viewerId), month: `${sumsInput.month}-01` };
  if (by === 'source') return singlePage(await sumBySource.all(db, monthInputs));
  if (by === 'day') return singlePage(await sumByDay.all(db, monthInputs));
  const [afterNet, afterKey] = cursors.decodeOr([highestId, highestId], sumsInput.cursor);
  const inputs = { ...monthInputs, afterNet, afterKey, limit: size + 1, skip: offsetOf(sumsInput) };
  const rows =
    by === 'post' ? await sumByPost.all(db, inputs) : await sumByFan.all(db, { ...inputs, viewerId });
  return toPage(rows, { page, size, count: rows[0]?.count ?? 0 }, presentSum, (row) =>
    cursors.encode(row.net, row.key),
  );
}

function singlePage(rows: Row[]): CallOutput<'listEarningSums'> {
  return { list: rows.map(presentSum), page: 1, total_page: 1, count: rows.length, next: null };
}

function presentSum({ key, label, entries, gross, net }: Row): EarningSum {
  return { key, label, entries, gross_usd_cents: Number(gross), net_usd_cents: Number(net) };
}
