import type { Db, Tx } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';

export const updateTask = 'memory.update';

/** Queues the update of a conversation's memory; queued twice, it runs once. */
export async function updateSoon(db: Db | Tx, conversationId: string): Promise<void> {
  const key = `${updateTask}:${conversationId}`;
  await enqueue(db, updateTask, { conversation_id: conversationId }, { key, maxAttempts: 5 });
}
