import type { Context } from '../../../context.ts';
import { announceStored } from '../../chat/announce-stored.ts';
import { presentMessage } from '../../chat/chat.present.ts';
import { updateSoon } from '../../memory/update/update-soon.ts';
import { type ClaimedReply, type FinishedRow, finishReply } from './reply-writing.sql.ts';
import { getParticipants, type Participants } from './transcript.sql.ts';

/** Stores how an answer ended, unless another process holds it by now, and tells both sides. */
export async function endReply(
  context: Context,
  claimed: ClaimedReply,
  ending: { state: 'complete' | 'stopped' | 'failed'; content: string; error?: string | undefined },
): Promise<void> {
  const row = await finishReply(context.db, claimed, ending, context.clock.now());
  if (row.outcome === 'lost') return;
  if (ending.state === 'failed')
    context.log.warn({ reply: claimed.reply_id, error: ending.error }, 'an answer failed');
  const participants = await getParticipants(context.db, claimed.conversation_id);
  if (row.message_id) {
    announceMessage(context, row, participants);
    await updateSoon(context.db, claimed.conversation_id);
  }
  context.live.publish([participants.user_id, participants.creator_user_id], {
    type: 'reply.ended',
    conversation: { char_id: participants.char_id, user_id: participants.user_id },
    reply_id: claimed.reply_id,
    outcome: ending.state,
  });
}

function announceMessage(context: Context, row: FinishedRow, participants: Participants): void {
  const message = presentMessage(row, { char_id: participants.char_id, user_id: participants.user_id }, row);
  if (!row.is_new) {
    context.live.publish([participants.user_id, participants.creator_user_id], {
      type: 'message.changed',
      message,
    });
    return;
  }
  announceStored(context, message, {
    fan: { userId: participants.user_id, unreadTotal: row.fan_unread_total },
    creator: { userId: participants.creator_user_id, unreadTotal: row.creator_unread_total },
  });
}
