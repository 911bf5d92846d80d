import type { Db, Tx } from '../../../platform/db/db.ts';
import { sql, statement } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';

const listUnfinished = statement(
  { payout_id: 'bigint' },
  sql`select payout_id from payouts where state in ('requested', 'approved', 'sent') order by payout_id`,
);

/** Enqueues the next step of a payout; steps of one payout never run concurrently. */
export async function enqueuePayout(db: Tx | Db, payoutId: string): Promise<void> {
  const name = `payout:${payoutId}`;
  await enqueue(db, 'payouts.advance', { payout_id: payoutId }, { key: name, queue: name });
}

/** Enqueues all unfinished payouts: those that waited for a day, a decision or a lost event. */
export async function enqueueUnfinished(db: Tx | Db): Promise<void> {
  for (const { payout_id } of await listUnfinished.all(db)) await enqueuePayout(db, payout_id);
}
