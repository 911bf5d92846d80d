import type { ReplyLine } from '@kindred/contract/companion/calls';
import type { Context } from '../../context.ts';
import { outlastOutage } from '../../platform/db/outlast-outage.ts';
import type { StreamReader } from '../../platform/http/route.ts';
import { findNextReply, findReply } from './replies.sql.ts';
import { replyStream } from './reply-stream.ts';

/**
 * The answer to the message `seq` as lines. Where an earlier one is still being written, that comes first,
 * without `done`: the message is covered by the one after it.
 */
export async function* conversationAnswer(
  context: Context,
  fanId: string,
  question: { conversationId: string; seq: number; replyId: string },
  reader: StreamReader,
): AsyncGenerator<ReplyLine> {
  const { signal } = reader;
  for (let replyId: string | undefined = question.replyId; replyId; ) {
    let last: ReplyLine | undefined;
    for await (const line of replyStream(context, { fanId, replyId, reader })) {
      if (line.done) last = line;
      else yield line;
    }
    const id: string = replyId;
    const reply = await outlastOutage(() => findReply(context.db, fanId, id), signal);
    if (!last) return;
    if (!reply || reply.to_seq >= question.seq) return yield last;
    yield { ...last, done: false };
    const after = { conversationId: question.conversationId, afterReplyId: id };
    const next = await outlastOutage(() => findNextReply(context.db, after), signal);
    replyId = next?.reply_id;
  }
  yield { done: true };
}
