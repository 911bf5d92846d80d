import type { Context } from '../../../context.ts';
import { getParticipants } from '../writing/transcript.sql.ts';
import { findHeldReply } from './held-replies.sql.ts';

/** Tells a creator what their companion keeps back in a conversation now, and, where nothing is left to come, both that it ended. */
export async function announceHeld(
  { db, live, clock }: Pick<Context, 'db' | 'live' | 'clock'>,
  conversationId: string,
  ended?: { replyId: string; outcome: 'complete' | 'stopped' },
): Promise<void> {
  const { char_id, user_id, creator_user_id } = await getParticipants(db, conversationId);
  const conversation = { char_id, user_id };
  const held = await findHeldReply(db, conversationId, clock.now());
  live.publish([creator_user_id], { type: 'reply.held', conversation, held });
  if (!ended) return;
  const { replyId: reply_id, outcome } = ended;
  live.publish([user_id, creator_user_id], { type: 'reply.ended', conversation, reply_id, outcome });
}
