import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { discardPending } from './pending/stop-pending-reply.ts';
import { replyStopped } from './stop-reply.ts';

const $ = inputs({ fanId: 'bigint' });

const stopUnasked = statement(
  { reply_id: 'bigint', is_waiting: 'boolean' },
  sql`with unasked as (
      select r.reply_id, r.state from conversations c join companion_replies r using (conversation_id)
      where c.user_id = ${$.fanId} and r.state in ('queued', 'writing', 'waiting') and is_unasked(r)),
    stopped as (
      update companion_replies r set stop_requested = true from unasked u
      where r.reply_id = u.reply_id and r.state in ('queued', 'writing'))
    select reply_id, state = 'waiting' as is_waiting from unasked`,
);

/**
 * Stops the answers to words that the fan has taken back meanwhile. What their writers have by then is stored nowhere, and what is
 * reserved for them is given back. A draft stays with the creator, who decides.
 */
export async function stopUnaskedReplies(context: Context, fanId: string): Promise<void> {
  for (const { reply_id: replyId, is_waiting } of await stopUnasked.all(context.db, { fanId })) {
    if (is_waiting) await discardPending(context, replyId, fanId);
    else context.live.publishControl(replyStopped, replyId);
  }
}
