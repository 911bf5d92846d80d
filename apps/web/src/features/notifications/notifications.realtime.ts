import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { QueryClient } from '@tanstack/react-query';
import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { getSession } from '../../lib/storage/session.ts';
import { conversationQuery } from '../chat/chat.queries.ts';
import { previewText } from '../chat/list/preview-text.ts';
import { messageBanner, notificationBanner } from './banner/banner.ts';
import { announce } from './banner/banners.ts';
import { storeNotification, storeRead, storeUnread } from './notification-cache.ts';
import {
  noticeChoicesQuery,
  notificationQuery,
  notificationsKey,
  unreadNotificationsQuery,
} from './notifications.queries.ts';

export const notificationsRealtime: LiveHandlers = {
  on: {
    'notification.arrived': ({ notification, unread_total }, client) => {
      storeUnread(client, unread_total);
      storeNotification(client, notification);
      void announce(client, notificationBanner(notification));
    },
    'notification.read': ({ unread_total }, client) => {
      storeUnread(client, unread_total);
      if (unread_total === 0) storeRead(client);
      else void client.invalidateQueries({ queryKey: notificationsKey });
    },
    'message.stored': ({ message }, client) => {
      // Not being able to say more about it now is no harm: the lists have it.
      notifyOfMessage(client, message).catch(() => undefined);
    },
  },
  resync: (client) => {
    void client.invalidateQueries({ queryKey: unreadNotificationsQuery.queryKey });
    void client.invalidateQueries({ queryKey: notificationsKey });
    void client.invalidateQueries({ queryKey: noticeChoicesQuery.queryKey });
  },
};

async function notifyOfMessage(client: QueryClient, message: ChatMessage): Promise<void> {
  const me = getSession().user;
  if (!me || message.identity === 'system') return;
  const isFan = message.user_id === me.user_id;
  const isOwn = isFan === (message.identity === 'fan');
  if (isOwn) return;
  if (message.type === 'gift') return notifyOfGift(client, message);
  const otherId = isFan ? message.char_id : message.user_id;
  const conversation = await client.ensureQueryData(conversationQuery(otherId, me));
  const { type, identity, content } = message;
  const text = previewText({ ...conversation, type, identity, content });
  await announce(client, messageBanner(message, conversation, text));
}

/** A gift is announced as the message that it is; its giver and the net earning are fetched. */
async function notifyOfGift(client: QueryClient, { messageID }: ChatMessage): Promise<void> {
  void client.invalidateQueries({ queryKey: unreadNotificationsQuery.queryKey });
  const notification = await client.fetchQuery(notificationQuery(`gift-${messageID}`));
  storeNotification(client, notification);
  await announce(client, notificationBanner(notification));
}
