import type { ReplyLine } from '@kindred/contract/companion/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { queryOne } from '../../platform/db/db.ts';
import { replyStream } from './reply-stream.ts';

type Rewrite = { outcome: 'ok' | 'live' | 'gone'; reply_id: string | null };

/** Has the newest answer written again, also one that failed, and gives it as lines. */
export async function* regenerateReply(
  context: Context,
  fanId: string,
  messageId: string,
  signal: AbortSignal,
): AsyncGenerator<ReplyLine> {
  const rewrite = await queryOne<Rewrite>(
    context.db,
    'select outcome, reply_id from rewrite_reply($1, $2, $3)',
    [fanId, messageId, context.clock.now()],
  );
  // Asked for twice, it is written once: the second asker reads along.
  if (rewrite.outcome === 'gone' || !rewrite.reply_id) refuse('noLiveReply');
  yield* replyStream(context, { fanId, replyId: rewrite.reply_id, signal });
}
