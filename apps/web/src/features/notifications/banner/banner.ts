import type { AutoMessageKind } from '@kindred/contract/auto-messages/limits';
import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import type { Notification } from '@kindred/contract/notifications/calls';
import type { StoredPushType } from '@kindred/contract/notifications/limits';
import type { UserData } from '@kindred/contract/users/calls';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { conversationPath } from '../../inbox/conversation-id.ts';

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
    /** Of a conversation, by its address. */
    | { kind: 'message'; text: string; conversation: string }
    /** Leads to an address. */
    | { kind: 'page'; text: string; to: string };
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

/** The banner of a new post by a creator whose bell is on. It does not quote the post. */
export function postBanner(post: {
  char_id: string;
  diary_id: string;
  character: string;
  avatar: string;
}): Banner {
  return {
    eventId: `post-${post.diary_id}`,
    pushType: 'link_msg',
    name: post.character,
    avatar: post.avatar,
    content: {
      kind: 'page',
      text: i18n.t('notifications.posted', { count: 1 }),
      to: paths.post(post.char_id, post.diary_id),
    },
  };
}

type TestedMessage = {
  kind: AutoMessageKind;
  content: string;
  media_num: number;
  /** Diamonds; null: nothing. */
  price: number | null;
};

function withFiles(
  content: string,
  { media_num: files, price }: Pick<TestedMessage, 'media_num' | 'price'>,
): string {
  if (files === 0) return content;
  if (price === null) return i18n.t('notifications.testedWith', { content, files });
  return i18n.t('notifications.testedPriced', { content, files, diamonds: price });
}

export function testBanner(
  creator: Pick<UserData, 'nickname' | 'avatar'>,
  { kind, content, ...files }: TestedMessage,
): Banner {
  return {
    eventId: `test-${crypto.randomUUID()}`,
    pushType: 'chat_msg',
    name: creator.nickname,
    avatar: creator.avatar,
    content: {
      kind: 'page',
      text: withFiles(content, files),
      to: paths.setting(`creator-config/automated-msg/${kind}`),
    },
  };
}

/** The banner of a message from the other side. `text` is what the list of conversations shows of it. */
export function messageBanner(message: ChatMessage, conversation: ChatListItem, text: string): Banner {
  return {
    eventId: `message-${message.messageID}`,
    pushType: 'chat_msg',
    name: conversation.nickname,
    avatar: conversation.avatar,
    content: { kind: 'message', text, conversation: conversationPath(conversation) },
  };
}
