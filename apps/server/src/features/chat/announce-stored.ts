import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { Context } from '../../context.ts';

type Side = { userId: string; unreadTotal: number };

/** Tells both sides of a message that has been committed, each with the badge of their own. */
export function announceStored(
  context: Context,
  message: ChatMessage,
  sides: { fan: Side; creator: Side },
): void {
  for (const { userId, unreadTotal } of [sides.fan, sides.creator]) {
    context.live.publish([userId], { type: 'message.stored', message, unread_total: unreadTotal });
  }
  if (message.identity === 'system') return;
  const reader = message.identity === 'fan' ? sides.creator : sides.fan;
  const { char_id: charId, user_id: fanId, chat_no: chatNo } = message;
  const news = { charId, fanId, chatNo, readerId: reader.userId };
  for (const onStored of context.hooks.messageStored) {
    onStored(context, news).catch((error) => context.log.warn({ error }, 'a message was not told of'));
  }
}
