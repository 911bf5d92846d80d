import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';

/** Published of an answer that its reader wants no more of. */
export const replyStopped = 'reply.stop';

const requestStop = statement(
  {},
  sql`update companion_replies set stop_requested = true
    where reply_id = ${input('replyId', 'bigint')} and user_id = ${input('fanId', 'bigint')}
      and state in ('queued', 'writing')`,
);

/** Has the fan's answer stopped: by its writer at once, or by whoever takes it up. */
export async function stopReply(
  { db, live }: Context,
  { reply_id: replyId }: ParsedInput<'stopReply'>,
  { userId: fanId }: Viewer,
): Promise<Record<string, never>> {
  if ((await requestStop.run(db, { replyId, fanId })) === 0) refuse('noLiveReply');
  live.publishControl(replyStopped, replyId);
  return {};
}
