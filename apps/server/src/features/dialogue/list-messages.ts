import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { AnswerMode } from '@kindred/contract/chat/limits';
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
 * Lists messages of a conversation and the answer that is being written. Writes the companion's greeting when a fan
 * opens a conversation without messages. Refuses with `notFound` when the viewer is not one of the two people.
 */
export async function listMessages(
  context: Pick<Context, 'db' | 'clock'>,
  input: ParsedInput<'listMessages'>,
  { userId: viewerId }: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'listMessages'>> {
  const { db, clock } = context;
  const { char_id: charId, chat_no: chatNo, before, after, size } = input;
  const conversation = await findConversation(db, {
    viewerId,
    charId,
    fanId: input.user_id ?? viewerId,
    chatNo,
    now: clock.now(),
  });
  if (!conversation) refuse('notFound');
  const conversationId = conversation.conversation_id;
  const clearedSeq = conversation.cleared_seq ?? 0;
  const live = conversationId ? await findLiveReply(db, conversationId, conversation.side) : undefined;
  const rows = conversationId
    ? await listMessageRows(db, { conversationId, before, after, clearedSeq, limit: size })
    : [];
  const isFirstLook =
    clearedSeq === 0 &&
    before === undefined &&
    after === undefined &&
    rows.length < size &&
    !rows.some(isWritten);
  if (
    isFirstLook &&
    conversation.side === 'fan' &&
    isGreeting(conversation.answered) &&
    !conversation.is_closed
  ) {
    const greeting = await greetFan(context, { fanId: viewerId, charId, chatNo, language });
    if (greeting) rows.push(greeting);
  }
  // Words that are being answered again are shown in place of those they replace.
  const replacement = conversation.side === 'fan' ? live?.question : null;
  const visibleRows = rows.map((row) =>
    replacement && row.seq === live?.to_seq ? { ...row, content: replacement } : row,
  );
  const marks = {
    fan_read_seq: conversation.fan_read_seq ?? 0,
    creator_read_seq: conversation.creator_read_seq ?? 0,
  };
  return {
    list: visibleRows.map((row) => presentMessage(row, conversation, marks)),
    last_seq: Math.max(conversation.last_seq ?? 0, rows.at(-1)?.seq ?? 0),
    live_reply: live
      ? { reply_id: live.reply_id, msg_id: live.message_id, reply_content: live.content, offset: 0 }
      : null,
  };
}

function isGreeting(answered: AnswerMode): boolean {
  return answered === 'auto' || answered === 'supervised';
}

const writtenTypes: readonly string[] = ['text', 'image', 'video', 'voice'];

/** Repeats SQL's `is_written`, which decides, to save a query. */
function isWritten({ type, identity }: MessageRow): boolean {
  return writtenTypes.includes(type) && identity !== 'automated' && identity !== 'system';
}
