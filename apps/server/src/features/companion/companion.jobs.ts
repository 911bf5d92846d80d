import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { requeueDue } from './pending/pending-replies.sql.ts';
import { dueTask, sendDueReply } from './pending/send-pending-reply.ts';
import { maxReplyMs, overdueReplyMs } from './reply-limits.ts';
import { deleteSpeechFiles, deleteSpeechTask, sweepSpeech, sweepSpeechTask } from './speech/speech-files.ts';
import { replyStopped } from './stop-reply.ts';
import { endReply } from './writing/end-reply.ts';
import { replyAnnouncer } from './writing/reply-announcer.ts';
import { replySaver } from './writing/reply-saver.ts';
import { listOverdueReplies, requeueLost } from './writing/reply-writing.sql.ts';
import { type ReplyRoom, replyTask, writeReply } from './writing/write-reply.ts';

/** A writer shows itself every 5 s at least; after this long without a sign it counts as lost. */
const lostAfterMs = 30_000;
/** An answer that should have gone out so long ago is looked at. */
const lostDueMs = 5000;

/** The jobs of the companion, by name. */
export function companionJobs(context: Context): Record<string, JobHandler> {
  return {
    'companion.requeue': async () => {
      await requeueLostReplies(context, lostAfterMs);
      await endOverdueReplies(context);
      await requeueDue.run(context.db, { before: new Date(context.clock.now().getTime() - lostDueMs) });
    },
    [deleteSpeechTask]: (payload) => deleteSpeechFiles(context, payload),
    [sweepSpeechTask]: () => sweepSpeech(context),
    [dueTask]: (payload) => sendDueReply(context, (payload as { reply_id: string }).reply_id),
  };
}

/** Writing answers: each job waits for a model, up to `limits.maxReplyMs`. */
export function replyJobs(context: Context, limits = { maxReplyMs }): Record<string, JobHandler> {
  const room: ReplyRoom = {
    inFlight: new Map(),
    saver: replySaver(context),
    announcer: replyAnnouncer(),
  };
  context.live.onControl(replyStopped, (replyId) => room.inFlight.get(replyId)?.abort('stop'));
  return {
    [replyTask]: (payload, shutdown) => {
      const { reply_id: replyId } = payload as { reply_id: string };
      return writeReply(context, room, { replyId, shutdown, ...limits });
    },
  };
}

/** After a crash, the job of an answer hangs on a process that is no more: it gets a new one. */
export async function requeueLostReplies({ db, clock }: Context, silentForMs: number): Promise<void> {
  const now = clock.now();
  await requeueLost.run(db, { staleBefore: new Date(now.getTime() - silentForMs), now });
}

/** An answer whose writer shows itself but never ends would keep its fan waiting for ever. */
async function endOverdueReplies(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - overdueReplyMs);
  for (const claimed of await listOverdueReplies.all(context.db, { before })) {
    await endReply(context, claimed, { state: 'failed', content: '', error: 'its writer did not end' });
  }
}
