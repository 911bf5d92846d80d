import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from '../../lib/navigation/paths.ts';
import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { getSession } from '../../lib/storage/session.ts';
import { conversationQuery } from '../inbox/inbox.queries.ts';
import { previewText } from '../inbox/preview-text.ts';
import { messageBanner, notificationBanner, postBanner, testBanner } from './banner/banner.ts';
import { announce, isBeforeEyes } from './banner/banners.ts';
import { storeNotification, storeRead, storeUnread } from './notification-cache.ts';
import {
  noticeChoicesQuery,
  notificationQuery,
  notificationsKey,
  unreadNotificationsQuery,
} from './notifications.queries.ts';

export const notificationsRealtime: LiveHandlers = {
  on: {
    'notification.arrived': ({ notification, is_update, ...unread }, client) => {
      storeUnread(client, unread);
      storeNotification(client, notification);
      if (notification.diary) void fetchPicture(client, notification.event_id).catch(() => undefined);
      if (!is_update) void announce(client, notificationBanner(notification));
    },
    'notification.withdrawn': (unread, client) => {
      storeUnread(client, unread);
      void client.invalidateQueries({ queryKey: notificationsKey });
    },
    'post.published': ({ diary_id, char_id, character, avatar }, client) => {
      void client.invalidateQueries({ queryKey: unreadNotificationsQuery.queryKey });
      void client.invalidateQueries({ queryKey: notificationsKey });
      void announce(client, postBanner({ diary_id, char_id, character, avatar }));
    },
    'notification.read': (unread, client) => {
      storeUnread(client, unread);
      if (unread.unread_total === 0) storeRead(client);
      else void client.invalidateQueries({ queryKey: notificationsKey });
    },
    'auto_message.tested': (tested, client) => {
      const { user } = getSession();
      if (user) void announce(client, testBanner(user, tested));
    },
    'message.changed': ({ message }, client) => {
      // A gift that was taken back is told of no more.
      if (message.type !== 'gift' || !message.is_deleted) return;
      void client.invalidateQueries({ queryKey: unreadNotificationsQuery.queryKey });
      void client.invalidateQueries({ queryKey: notificationsKey });
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
  // Nobody is told later, once the rest is known, of what they saw as it came.
  if (isBeforeEyes(paths.conversation(otherId, null, message.chat_no))) return;
  const conversation = await client.ensureQueryData(conversationQuery(otherId, me, message.chat_no));
  if (conversation.notifications_off === 1) return;
  const { type, identity, content } = message;
  const text = previewText({ ...conversation, type, identity, content });
  await announce(client, messageBanner(message, conversation, text));
}

/** Announced notifications have no picture links: links are signed for each reader. */
async function fetchPicture(client: QueryClient, eventId: string): Promise<void> {
  storeNotification(client, await client.fetchQuery(notificationQuery(eventId)));
}

/** A gift is announced as the message that it is; its giver and the net earning are fetched. */
async function notifyOfGift(client: QueryClient, { messageID }: ChatMessage): Promise<void> {
  void client.invalidateQueries({ queryKey: unreadNotificationsQuery.queryKey });
  const notification = await client.fetchQuery(notificationQuery(`gift-${messageID}`));
  storeNotification(client, notification);
  await announce(client, notificationBanner(notification));
}
