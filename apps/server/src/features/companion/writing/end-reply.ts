import type { Context } from '../../../context.ts';
import { outlastOutage } from '../../../platform/db/outlast-outage.ts';
import { announceCharge, saleTerms } from '../charges/announce-charge.ts';
import { announcePendingReply } from '../pending/announce-pending-reply.ts';
import { announceAnswer } from './announce-answer.ts';
import { type ClaimedReply, finishReply } from './reply-writing.sql.ts';
import { getParticipants } from './transcript.sql.ts';

/** Stores how the writing of an answer ended, unless another process holds it by now, and tells whom it concerns. */
export async function endReply(
  context: Context,
  claimed: ClaimedReply,
  ending: { state: 'complete' | 'stopped' | 'failed'; content: string; error?: string | undefined },
): Promise<void> {
  // Stored already when it is repeated, it is 'lost', and readers of the answer find it.
  const row = await outlastOutage(
    () => finishReply(context.db, claimed, ending, saleTerms(context)),
    context.closing,
  );
  if (row.outcome === 'lost') return;
  const participants = await getParticipants(context.db, claimed.conversation_id);
  announceCharge(context.live, row, participants);
  // To the fan it is still being written.
  if (row.outcome === 'pending')
    return announcePendingReply(context, { conversation_id: claimed.conversation_id, wallet_balance: null });
  if (ending.state === 'failed')
    context.log.warn({ reply: claimed.reply_id, error: ending.error }, 'an answer failed');
  if (row.message_id)
    await announceAnswer(
      context,
      {
        ...row,
        conversation_id: claimed.conversation_id,
        question_seq: claimed.question === null ? null : claimed.to_seq,
      },
      participants,
    );
  const { char_id, user_id, chat_no } = participants;
  const conversation = { char_id, user_id, chat_no };
  const isUnseen = claimed.mode === 'draft';
  context.live.publish([...(isUnseen ? [] : [participants.user_id]), participants.creator_user_id], {
    type: 'reply.ended',
    conversation,
    reply_id: claimed.reply_id,
    outcome: ending.state,
  });
}
