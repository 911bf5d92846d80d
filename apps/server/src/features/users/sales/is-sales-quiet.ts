import { refuse } from '../../../platform/app-error.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint', now: 'timestamptz' });

const findSalesQuiet = statement(
  { is_quiet: 'boolean' },
  sql`select is_sales_quiet(${$.userId}, ${$.now}) as is_quiet`,
);

export async function isSalesQuiet(db: Db | Tx, userId: string, now: Date): Promise<boolean> {
  return (await findSalesQuiet.one(db, { userId, now })).is_quiet;
}

const findSalesState = statement(
  { is_quiet: 'boolean', is_held: 'boolean' },
  sql`select is_sales_quiet(${$.userId}, ${$.now}) as is_quiet,
    is_age_held(${$.userId}) as is_held`,
);

/** Refuses with `ageHeld` while the account is on hold, and with `salesQuiet` in care mode. */
export async function assertSalesOpen(db: Db | Tx, userId: string, now: Date): Promise<void> {
  const { is_quiet, is_held } = await findSalesState.one(db, { userId, now });
  if (is_held) refuse('ageHeld');
  if (is_quiet) refuse('salesQuiet');
}
