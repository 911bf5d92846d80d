import { refuse } from '../../../platform/app-error.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';

const find = statement(
  { is_quiet: 'boolean' },
  sql`select is_sales_quiet(${input('userId', 'bigint')}, ${input('now', 'timestamptz')}) as is_quiet`,
);

/** Whether nothing is sold to this person now: they are in care mode, because they spoke of harming themselves. */
export async function isSalesQuiet(db: Db | Tx, userId: string, now: Date): Promise<boolean> {
  return (await find.one(db, { userId, now })).is_quiet;
}

const findBoth = statement(
  { is_quiet: 'boolean', is_held: 'boolean' },
  sql`select is_sales_quiet(${input('userId', 'bigint')}, ${input('now', 'timestamptz')}) as is_quiet,
    is_age_held(${input('userId', 'bigint')}) as is_held`,
);

/** Refuses `salesQuiet` where nothing is sold to this person now, and `ageHeld` where their account is held. */
export async function assertSalesOpen(db: Db | Tx, userId: string, now: Date): Promise<void> {
  const { is_quiet, is_held } = await findBoth.one(db, { userId, now });
  if (is_held) refuse('ageHeld');
  if (is_quiet) refuse('salesQuiet');
}
