import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { LiveBus } from '../../platform/realtime/live-bus.ts';

type Side = { userId: string; unreadTotal: number };

/** Tells both sides of a message that has been committed, each with the badge of their own. */
export function announceStored(
  live: LiveBus,
  message: ChatMessage,
  sides: { fan: Side; creator: Side },
): void {
  for (const { userId, unreadTotal } of [sides.fan, sides.creator]) {
    live.publish([userId], { type: 'message.stored', message, unread_total: unreadTotal });
  }
}
