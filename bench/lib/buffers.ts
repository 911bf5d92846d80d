import type pg from 'pg';
import type { Context } from '../../apps/server/src/context.ts';
import { movableClock } from '../../apps/server/src/platform/clock.ts';
import type { Db } from '../../apps/server/src/platform/db/db.ts';

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };

/**
 * PostgreSQL buffers (8 kB each) that the statements of a use case touch, independent of other work of the machine. Each runs with
 * the plan that is kept for all inputs, as on a server that has been up for a while. The use case runs twice: what it
 * asks once a minute does not count.
 */
export async function buffersOf(
  pool: pg.Pool,
  useCase: (context: Context) => Promise<unknown>,
): Promise<number> {
  const client = await pool.connect();
  let buffers = 0;
  const executeQuery = async ({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }) => {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      [...parameters],
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    buffers += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
    return client.query(text, [...parameters]);
  };
  const db = { isTransaction: false, executeQuery } as unknown as Db;
  const context = { db, clock: movableClock(), secret: () => Buffer.alloc(32) } as unknown as Context;
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    await useCase(context);
    buffers = 0;
    await useCase(context);
    return buffers;
  } finally {
    await client.query('reset plan_cache_mode');
    client.release();
  }
}
