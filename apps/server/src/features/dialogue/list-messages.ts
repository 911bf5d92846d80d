import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { presentMessage } from '../chat/chat.present.ts';
import { findConversation } from '../chat/conversations.sql.ts';
import { listMessageRows } from '../chat/messages.sql.ts';
import { findLiveReply } from '../companion/replies.sql.ts';

type LiveReply = { reply_id: string; msg_id: string; reply_content: string; offset: number };

/** Messages of one conversation with the answer under way; a stranger's conversation is not there. */
export async function listMessages(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  viewerId: string,
  input: {
    char_id: string;
    user_id?: string | undefined;
    before?: number | undefined;
    after?: number | undefined;
    size: number;
  },
): Promise<{ list: ChatMessage[]; last_seq: number; live_reply: LiveReply | null }> {
  const { char_id: charId, before, after, size } = input;
  const found = await findConversation(db, {
    viewerId,
    charId,
    fanId: input.user_id ?? viewerId,
    now: clock.now(),
  });
  if (!found) refuse('notFound');
  const conversationId = found.conversation_id;
  if (!conversationId) return { list: [], last_seq: 0, live_reply: null };

  const live = await findLiveReply(db, conversationId);
  const rows = await listMessageRows(db, { conversationId, before, after, limit: size });
  const marks = { fan_read_seq: found.fan_read_seq ?? 0, creator_read_seq: found.creator_read_seq ?? 0 };
  return {
    list: rows.map((row) => presentMessage(row, found, marks)),
    last_seq: found.last_seq ?? 0,
    live_reply: live
      ? { reply_id: live.reply_id, msg_id: live.message_id, reply_content: live.content, offset: 0 }
      : null,
  };
}
