import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { sealHours } from '../../features/audience/seal-hours.ts';
import { queryOne } from '../sql/query.ts';

/**
 * Adds up all that was seen until now. Transactions of other test files on the same PostgreSQL hold a run back, as long ones
 * would in production.
 */
export async function countAudience(context: Context): Promise<void> {
  const { upto } = await queryOne<{ upto: string }>(
    context.db,
    'select pg_snapshot_xmax(pg_current_snapshot())::text as upto',
    [],
  );
  const isCounted = 'select upto_xid >= $1::text::xid8 as is_done from audience_rollup';
  for (;;) {
    await sealHours(context);
    if ((await queryOne<{ is_done: boolean }>(context.db, isCounted, [upto])).is_done) return;
    await wait(50);
  }
}
