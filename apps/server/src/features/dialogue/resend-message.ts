import { createHash } from 'node:crypto';
import type { ParsedInput } from '@kindred/contract/all/calls';
import type { ReplyLine } from '@kindred/contract/companion/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { RequestContext, StreamReader } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { concernIn, heed } from '../care/heed.ts';
import { conversationAnswer } from '../companion/conversation-answer.ts';
import { replyStream } from '../companion/reply-stream.ts';
import { reopenReply } from '../companion/versions/reopen-reply.ts';
import { handoverTopic } from '../moderation/handover-topic.ts';
import { reviewText } from '../moderation/review-text.ts';
import { sendMessage } from './send-message.ts';

const $ = inputs({ now: 'timestamptz', topic: 'text?', messageId: 'bigint', fanId: 'bigint' });

const findOwn = statement(
  { char_id: 'bigint', chat_no: 'smallint', is_message_of_its_own: 'boolean' },
  sql`select c.char_id, c.chat_no, is_sales_quiet(c.user_id, ${$.now}) or calls_creator(c.creator_user_id,
      conversation_mode(c.conversation_id, ${$.now}), ${$.topic}) as is_message_of_its_own
    from messages m join conversations c using (conversation_id)
    where m.message_id = ${$.messageId} and m.identity = 'fan' and c.user_id = ${$.fanId}`,
);

/**
 * Has the companion answer other words in place of the fan's last message, and streams the answer as lines. The earlier
 * words and answer stay as a version. Words of distress, words in care mode, and topics that notify the creator replace
 * nothing: they are sent as a new message.
 */
export async function* resendMessage(
  context: Context,
  { msg_id: messageId, content }: ParsedInput<'resendMessage'>,
  { userId: fanId }: Viewer,
  request: StreamReader & Pick<RequestContext, 'language' | 'timezone'>,
): AsyncGenerator<ReplyLine> {
  const { language, timezone } = request;
  if (content.trim() === '') refuse('invalidInput', { field: 'content' });
  const verdict = reviewText(content, 'fan_message');
  const concern = concernIn(verdict);
  const topic = handoverTopic(content) ?? null;
  const own = await findOwn.first(context.db, { messageId, fanId, topic, now: context.clock.now() });
  if (verdict.outcome === 'refuse' || (concern && !own)) {
    const help = await heed(context, verdict, { userId: fanId, source: 'message', timezone });
    if (verdict.outcome === 'refuse') refuse('messageRefused', { reason: verdict.reason, help });
    refuse('notFound', { help });
  }
  if (own && (concern || own.is_message_of_its_own)) {
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const words = {
      char_id: own.char_id,
      chat_no: own.chat_no,
      content,
      client_id: `resend ${messageId} ${digest}`,
      language,
      timezone,
    };
    const { message, conversationId, replyId } = await sendMessage(context, fanId, words);
    if (!replyId) return yield { message, msg_id: message.msg_id, done: true };
    yield { message, msg_id: message.msg_id };
    return yield* conversationAnswer(context, fanId, { conversationId, seq: message.seq, replyId }, request);
  }
  const replyId = await reopenReply(context, { fanId, messageId, question: content });
  yield* replyStream(context, { fanId, replyId, reader: request });
}
