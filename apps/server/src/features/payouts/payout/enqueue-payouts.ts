import type { Db, Tx } from '../../../platform/db/db.ts';
import { sql, statement } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';

const listUnfinished = statement(
  { payout_id: 'bigint' },
  sql`select payout_id from payouts where state in ('requested', 'approved', 'sent') order by payout_id`,
);

/** Has a payout's next step done; the steps of one payout never run at the same time. */
export async function enqueuePayout(db: Tx | Db, payoutId: string): Promise<void> {
  const name = `payout:${payoutId}`;
  await enqueue(db, 'payouts.advance', { payout_id: payoutId }, { key: name, queue: name });
}

/** The same for every payout that is not at its end: what waited for a day, a decision or a lost message goes on. */
export async function enqueueUnfinished(db: Tx | Db): Promise<void> {
  for (const { payout_id } of await listUnfinished.all(db)) await enqueuePayout(db, payout_id);
}
