import { CompiledQuery } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';
import { retry } from '../../platform/db/retry.ts';

/** Runs SQL text with positional parameters and returns its rows, unchecked; for tables that no statement reads. */
export async function query<Row>(db: Db | Tx, text: string, values: unknown[]): Promise<Row[]> {
  const run = () => db.executeQuery<Row>(CompiledQuery.raw(text, values));
  return (await (db.isTransaction ? run() : retry(run))).rows;
}

/** Does the same as `query`, for text that always returns exactly one row. */
export async function queryOne<Row>(db: Db | Tx, text: string, values: unknown[]): Promise<Row> {
  const [row] = await query<Row>(db, text, values);
  if (!row) throw new Error('statement gave no row');
  return row;
}
