import { refuse } from '../../../platform/app-error.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';

const find = statement(
  { is_quiet: 'boolean' },
  sql`select is_sales_quiet(${input('userId', 'bigint')}, ${input('now', 'timestamptz')}) as is_quiet`,
);

/** Whether nothing is sold to this person now, because they have spoken of harming themselves within the last hour. */
export async function isSalesQuiet(db: Db | Tx, userId: string, now: Date): Promise<boolean> {
  return (await find.one(db, { userId, now })).is_quiet;
}

/** Refuses `salesQuiet` where nothing is sold to this person now. */
export async function assertSalesOpen(db: Db | Tx, userId: string, now: Date): Promise<void> {
  if (await isSalesQuiet(db, userId, now)) refuse('salesQuiet');
}
