import type { Db, Tx } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';

export const sendTask = 'broadcasts.send';
export const unsendTask = 'broadcasts.unsend';

/** Of all broadcasts two are worked on at a time, in turn, so that the other work never waits for them. */
function queueOf(broadcastId: string): string {
  return `broadcasts ${Number(BigInt(broadcastId) % 2n)}`;
}

export async function enqueueBroadcast(db: Tx | Db, broadcastId: string): Promise<void> {
  const key = `${sendTask}:${broadcastId}`;
  await enqueue(db, sendTask, { broadcast_id: broadcastId }, { key, queue: queueOf(broadcastId) });
}

/** Goes before what is being sent: it has a queue of its own. */
export async function enqueueUnsending(db: Tx | Db, broadcastId: string): Promise<void> {
  const key = `${unsendTask}:${broadcastId}`;
  await enqueue(db, unsendTask, { broadcast_id: broadcastId }, { key, queue: 'broadcasts taken back' });
}
