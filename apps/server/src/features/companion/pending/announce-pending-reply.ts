import type { Context } from '../../../context.ts';
import { announceCharge } from '../charges/announce-charge.ts';
import { getParticipants } from '../writing/transcript.sql.ts';
import { findPendingReply } from './pending-replies.sql.ts';

/** A conversation, and what it did to the fan's wallet. */
type Changed = { conversation_id: string; wallet_balance: string | null; is_paid?: boolean | null };

/** Tells a creator what their companion keeps back in a conversation now, and, where nothing is left to come, both that it ended. */
export async function announcePendingReply(
  { db, live, clock }: Pick<Context, 'db' | 'live' | 'clock'>,
  { conversation_id: conversationId, ...charge }: Changed,
  ended?: { replyId: string; outcome: 'complete' | 'stopped' },
): Promise<void> {
  const participants = await getParticipants(db, conversationId);
  const { char_id, user_id, chat_no, creator_user_id } = participants;
  announceCharge(live, charge, participants);
  const conversation = { char_id, user_id, chat_no };
  const pending = await findPendingReply(db, conversationId, clock.now());
  live.publish([creator_user_id], { type: 'reply.pending', conversation, pending });
  if (!ended) return;
  const { replyId: reply_id, outcome } = ended;
  live.publish([user_id, creator_user_id], { type: 'reply.ended', conversation, reply_id, outcome });
}
