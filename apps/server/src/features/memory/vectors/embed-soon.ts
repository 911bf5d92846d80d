import type { Db, Tx } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';

export const embedTask = 'memory.embed';

/** Queues the vectors of the fan's latest messages; queued twice, it runs once. */
export async function embedSoon(db: Db | Tx, conversationId: string): Promise<void> {
  const key = `${embedTask}:${conversationId}`;
  await enqueue(db, embedTask, { conversation_id: conversationId }, { key, maxAttempts: 5 });
}
