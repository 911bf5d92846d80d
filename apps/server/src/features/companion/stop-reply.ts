import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { discardPending } from './pending/stop-pending-reply.ts';

const $ = inputs({ replyId: 'bigint', fanId: 'bigint' });

/** Published of an answer that its reader wants no more of. */
export const replyStopped = 'reply.stop';

const requestStop = statement(
  {},
  sql`update companion_replies set stop_requested = true, stopped_by_fan = true
    where reply_id = ${$.replyId} and user_id = ${$.fanId}
      and state in ('queued', 'writing')`,
);

/**
 * Has the fan's answer stopped: by its writer at once, or by the one that takes it up; what is written by then is charged in steps
 * (`stopped_answer_percent`). One that waits to go out does not any more.
 */
export async function stopReply(
  context: Context,
  { reply_id: replyId }: ParsedInput<'stopReply'>,
  { userId: fanId }: Viewer,
): Promise<Record<string, never>> {
  if ((await requestStop.run(context.db, { replyId, fanId })) > 0)
    context.live.publishControl(replyStopped, replyId);
  else if (!(await discardPending(context, replyId, fanId))) refuse('noLiveReply');
  return {};
}
