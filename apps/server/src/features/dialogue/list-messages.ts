import type { AnswerMode } from '@kindred/contract/chat/limits';
import type { CallOutput, ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { presentMessage } from '../chat/chat.present.ts';
import { findConversation } from '../chat/conversations.sql.ts';
import type { MessageRow } from '../chat/message-row.ts';
import { listMessageRows } from '../chat/messages.sql.ts';
import { greetFan } from '../companion/greeting/greet-fan.ts';
import { findLiveReply } from '../companion/replies.sql.ts';

/**
 * Messages of one conversation with the answer under way; a stranger's conversation is not there. To a fan who looks at a
 * conversation in which nobody has written yet, the companion says its greeting.
 */
export async function listMessages(
  context: Pick<Context, 'db' | 'clock'>,
  input: ParsedInput<'listMessages'>,
  { userId: viewerId }: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'listMessages'>> {
  const { db, clock } = context;
  const { char_id: charId, chat_no: chatNo, before, after, size } = input;
  const found = await findConversation(db, {
    viewerId,
    charId,
    fanId: input.user_id ?? viewerId,
    chatNo,
    now: clock.now(),
  });
  if (!found) refuse('notFound');
  const conversationId = found.conversation_id;
  const clearedSeq = found.cleared_seq ?? 0;
  const live = conversationId ? await findLiveReply(db, conversationId, found.side) : undefined;
  const rows = conversationId
    ? await listMessageRows(db, { conversationId, before, after, clearedSeq, limit: size })
    : [];
  const isFirstLook =
    clearedSeq === 0 &&
    before === undefined &&
    after === undefined &&
    rows.length < size &&
    !rows.some(isWritten);
  if (isFirstLook && found.side === 'fan' && isGreeting(found.answered) && !found.is_closed) {
    const greeting = await greetFan(context, { fanId: viewerId, charId, chatNo, language });
    if (greeting) rows.push(greeting);
  }
  // Words that are being answered already stand where those stand that they replace.
  const asked = found.side === 'fan' ? live?.question : null;
  const shown = rows.map((row) => (asked && row.seq === live?.to_seq ? { ...row, content: asked } : row));
  const marks = { fan_read_seq: found.fan_read_seq ?? 0, creator_read_seq: found.creator_read_seq ?? 0 };
  return {
    list: shown.map((row) => presentMessage(row, found, marks)),
    last_seq: Math.max(found.last_seq ?? 0, rows.at(-1)?.seq ?? 0),
    live_reply: live
      ? { reply_id: live.reply_id, msg_id: live.message_id, reply_content: live.content, offset: 0 }
      : null,
  };
}

/** What the companion sends by itself. */
function isGreeting(answered: AnswerMode): boolean {
  return answered === 'auto' || answered === 'supervised';
}

const writtenTypes: readonly string[] = ['text', 'image', 'video', 'voice'];

/** As SQL's `is_written`, which decides: what is asked here saves asking it. */
function isWritten({ type, identity }: MessageRow): boolean {
  return writtenTypes.includes(type) && identity !== 'automated' && identity !== 'system';
}
