import type { ReplyLine } from '@kindred/contract/companion/calls';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { replyStream } from './reply-stream.ts';

const rewriteReply = statement(
  { outcome: as<'ok' | 'live' | 'gone'>('text'), reply_id: 'bigint?' },
  sql`select outcome, reply_id from rewrite_reply(
    ${input('fanId', 'bigint')}, ${input('messageId', 'bigint')}, ${input('now', 'timestamptz')})`,
);

/** Has the newest answer written again, also one that failed, and gives it as lines. */
export async function* regenerateReply(
  context: Context,
  { msg_id: messageId }: ParsedInput<'regenerateReply'>,
  { userId: fanId }: Viewer,
  { signal }: Pick<RequestContext, 'signal'>,
): AsyncGenerator<ReplyLine> {
  const rewrite = await rewriteReply.one(context.db, { fanId, messageId, now: context.clock.now() });
  // Asked for twice, it is written once: the second asker reads along.
  if (rewrite.outcome === 'gone' || !rewrite.reply_id) refuse('noLiveReply');
  yield* replyStream(context, { fanId, replyId: rewrite.reply_id, signal });
}
