import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { query } from '../../platform/db/db.ts';

const askToStop = `
  update companion_replies set stop_requested = true
  where reply_id = $1 and user_id = $2 and state in ('queued', 'writing') returning reply_id`;

/** Has the fan's answer stopped: by its writer at once, or by whoever takes it up. */
export async function stopReply({ db, live }: Context, fanId: string, replyId: string): Promise<void> {
  const [row] = await query(db, askToStop, [replyId, fanId]);
  if (!row) refuse('noLiveReply');
  live.publishControl({ type: 'reply.stop', replyId });
}
