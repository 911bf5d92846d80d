import type { Db, Tx } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';

export const updateTask = 'memory.update';

/** Has a conversation's memory brought up to date in the background; asked for twice while it waits, once. */
export async function updateSoon(db: Db | Tx, conversationId: string): Promise<void> {
  const key = `${updateTask}:${conversationId}`;
  await enqueue(db, updateTask, { conversation_id: conversationId }, { key, maxAttempts: 5 });
}
