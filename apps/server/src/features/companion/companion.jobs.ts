import type { Context } from '../../context.ts';
import { query } from '../../platform/db/db.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { replyStopped } from './stop-reply.ts';
import { replyTask, type Writings, writeReply } from './write-reply.ts';

/** A writer shows itself every 5 s at least; after this long without a sign it counts as lost. */
const lostAfterMs = 30_000;

export function companionJobs(context: Context): Record<string, JobHandler> {
  const writings: Writings = new Map();
  context.live.onControl(replyStopped, (replyId) => writings.get(replyId)?.abort('stop'));
  return {
    [replyTask]: (payload, shutdown) =>
      writeReply(context, writings, (payload as { reply_id: string }).reply_id, shutdown),
    'companion.requeue': () => requeueLostReplies(context, lostAfterMs),
  };
}

/** After a crash, the job of an answer hangs on a process that is no more: it gets a new one. */
export async function requeueLostReplies({ db, clock }: Context, silentForMs: number): Promise<void> {
  const now = clock.now();
  await query(db, 'select requeue_lost_replies($1, $2)', [new Date(now.getTime() - silentForMs), now]);
}
