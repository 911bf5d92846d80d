import type { ParsedInput } from '@kindred/contract/all/calls';
import type { PendingReply } from '@kindred/contract/companion/pending-calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../viewer.ts';
import { findConversation } from '../../chat/conversations.sql.ts';
import { findPendingReply } from './pending-replies.sql.ts';

/** The answer that the viewer's companion keeps back in a conversation; null where there is none. */
export async function getPendingReply(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { char_id: charId, user_id: fanId, chat_no: chatNo }: ParsedInput<'getPendingReply'>,
  viewer: Viewer,
): Promise<{ pending: PendingReply | null }> {
  const now = clock.now();
  const conversation = await findConversation(db, { viewerId: viewer.userId, charId, fanId, chatNo, now });
  if (conversation?.side !== 'creator') refuse('notFound');
  return {
    pending: conversation.conversation_id
      ? await findPendingReply(db, conversation.conversation_id, now)
      : null,
  };
}
