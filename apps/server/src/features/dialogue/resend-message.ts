import { createHash } from 'node:crypto';
import type { ReplyLine } from '@kindred/contract/companion/calls';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { RequestContext, StreamReader } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { replyStream } from '../companion/reply-stream.ts';
import { reopenReply } from '../companion/versions/reopen-reply.ts';
import { handoverTopic } from '../moderation/handover-topic.ts';
import { reviewText } from '../moderation/review-text.ts';
import { helpFor } from './help-for.ts';
import { sendMessage } from './send-message.ts';

const findOwn = statement(
  { char_id: 'bigint', chat_no: 'smallint', is_handed_over: 'boolean' },
  sql`select c.char_id, c.chat_no, hands_over(c.creator_user_id,
      conversation_mode(c.conversation_id, ${input('now', 'timestamptz')}), ${input('topic', 'text?')}) as is_handed_over
    from messages m join conversations c using (conversation_id)
    where m.message_id = ${input('messageId', 'bigint')} and m.identity = 'fan' and c.user_id = ${input('fanId', 'bigint')}`,
);

/**
 * Has the companion answer other words in place of the fan's last message, and gives that as lines. What was said and
 * answered before stays as a version. Words of somebody who speaks of harming themselves, or of what is the creator's to
 * answer, replace nothing: they are sent as a message of their own, and met with help or handed over.
 */
export async function* resendMessage(
  context: Context,
  { msg_id: messageId, content }: ParsedInput<'resendMessage'>,
  { userId: fanId }: Viewer,
  request: StreamReader & Pick<RequestContext, 'language' | 'timezone'>,
): AsyncGenerator<ReplyLine> {
  const { language, timezone } = request;
  if (content.trim() === '') refuse('invalidInput', { field: 'content' });
  const writer = { userId: fanId, isFan: true, timezone };
  const verdict = reviewText(content, 'fan_message');
  if (verdict.outcome === 'refuse') {
    const { card: help } = await helpFor(context, writer, content);
    refuse('messageRefused', { reason: verdict.reason, help });
  }
  const isDistress = verdict.outcome === 'help';
  const topic = handoverTopic(content) ?? null;
  const own =
    isDistress || topic
      ? await findOwn.find(context.db, { messageId, fanId, topic, now: context.clock.now() })
      : undefined;
  if (isDistress && !own) refuse('notFound', { help: (await helpFor(context, writer, content)).card });
  if (own && (isDistress || own.is_handed_over)) {
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const words = {
      char_id: own.char_id,
      chat_no: own.chat_no,
      content,
      client_id: `resend ${messageId} ${digest}`,
      language,
      timezone,
    };
    const { message } = await sendMessage(context, fanId, words);
    return yield { message, msg_id: message.msg_id, done: true };
  }
  const replyId = await reopenReply(context, { fanId, messageId, question: content });
  yield* replyStream(context, { fanId, replyId, reader: request });
}
