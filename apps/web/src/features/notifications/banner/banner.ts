import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import type { Notification } from '@kindred/contract/notifications/calls';
import type { StoredPushType } from '@kindred/contract/notifications/limits';

/** What a banner shows: a notification, or a message of a conversation. */
export type Banner = {
  /** Names the event; null where a push came without one. */
  eventId: string | null;
  pushType: StoredPushType | 'chat_msg';
  /** The name of the actor. */
  name: string;
  avatar: string;
  content:
    | { kind: 'notification'; notification: Notification }
    | { kind: 'message'; text: string; conversationId: string };
};

export function notificationBanner(notification: Notification): Banner {
  return {
    eventId: notification.event_id,
    pushType: notification.push_type,
    name: notification.character,
    avatar: notification.avatar,
    content: { kind: 'notification', notification },
  };
}

/** The banner of a message from the other side. `text` is what the list of conversations shows of it. */
export function messageBanner(message: ChatMessage, conversation: ChatListItem, text: string): Banner {
  const conversationId = conversation.side === 'fan' ? message.char_id : message.user_id;
  return {
    eventId: `message-${message.messageID}`,
    pushType: 'chat_msg',
    name: conversation.nickname,
    avatar: conversation.avatar,
    content: { kind: 'message', text, conversationId },
  };
}
