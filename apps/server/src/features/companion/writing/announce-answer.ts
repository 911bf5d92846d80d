import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { Context } from '../../../context.ts';
import { announceStored } from '../../chat/announce-stored.ts';
import { presentMessage } from '../../chat/chat.present.ts';
import type { MessageRow, ReadMarks } from '../../chat/message-row.ts';
import { updateSoon } from '../../memory/update/update-soon.ts';
import { announceQuestion } from '../versions/announce-question.ts';
import { getParticipants, type Participants } from './transcript.sql.ts';

type AnswerRow = MessageRow &
  ReadMarks & { is_new: boolean | null; fan_unread_total: number; creator_unread_total: number } & {
    /** Where the fan's words that it answers were changed with it. */
    question_seq: number | null;
  };

/** The message that an answer became. */
export async function presentAnswer(
  { db }: Pick<Context, 'db'>,
  row: MessageRow & ReadMarks,
): Promise<ChatMessage> {
  return presentMessage(row, await getParticipants(db, row.conversation_id), row);
}

/** Tells both sides of an answer that became a message, has the memory read on, and gives the message. */
export async function announceAnswer(
  context: Context,
  row: AnswerRow,
  participants: Participants,
): Promise<ChatMessage> {
  const { db, live } = context;
  const { user_id, creator_user_id } = participants;
  const message = presentMessage(row, participants, row);
  await announceQuestion(context, row.conversation_id, row.question_seq);
  if (row.is_new) {
    announceStored(context, message, {
      fan: { userId: user_id, unreadTotal: row.fan_unread_total },
      creator: { userId: creator_user_id, unreadTotal: row.creator_unread_total },
    });
  } else live.publish([user_id, creator_user_id], { type: 'message.changed', message });
  await updateSoon(db, row.conversation_id);
  return message;
}
