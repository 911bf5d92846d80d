import type { ChargerLine } from '@kindred/contract/gifts/calls';
import type { Context } from '../../context.ts';
import { findNextReply, findReply } from './replies.sql.ts';
import { replyStream } from './reply-stream.ts';
import type { Sent } from './send-message.ts';

/**
 * The answer to a message as lines. Where an earlier one is still being written, that comes first, without
 * `done`: the message is covered by the one after it.
 */
export async function* conversationAnswer(
  context: Context,
  fanId: string,
  sent: Sent & { replyId: string },
  signal: AbortSignal,
): AsyncGenerator<ChargerLine> {
  const { seq } = sent.message;
  for (let replyId: string | undefined = sent.replyId; replyId; ) {
    let last: ChargerLine | undefined;
    for await (const line of replyStream(context, { fanId, replyId, signal })) {
      if (line.done) last = line;
      else yield line;
    }
    const reply = await findReply(context.db, fanId, replyId);
    if (!last) return;
    if (!reply || reply.to_seq >= seq) return yield last;
    yield { ...last, done: false };
    const next = await findNextReply(context.db, {
      conversationId: sent.conversationId,
      afterReplyId: replyId,
    });
    replyId = next?.reply_id;
  }
  yield { done: true };
}
