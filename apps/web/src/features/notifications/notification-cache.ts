import type { Notification } from '@kindred/contract/notifications/calls';
import { type NotificationKind, notificationKinds } from '@kindred/contract/notifications/limits';
import type { QueryClient } from '@tanstack/react-query';
import {
  type NotificationPages,
  notificationsPages,
  unreadNotificationsQuery,
} from './notifications.queries.ts';

const kinds = Object.keys(notificationKinds) as NotificationKind[];

/** Puts a notification in front of each list that it belongs to, once. */
export function storeNotification(client: QueryClient, notification: Notification): void {
  for (const kind of kinds) {
    const pushTypes: readonly string[] = notificationKinds[kind];
    if (!pushTypes.includes(notification.push_type)) continue;
    client.setQueryData<NotificationPages>(
      notificationsPages(kind).queryKey,
      (data) => data && withNotification(data, notification),
    );
  }
}

export function storeUnread(client: QueryClient, unread_total: number): void {
  client.setQueryData(unreadNotificationsQuery.queryKey, { unread_total });
}

/** Everything up to this one, or all, has been read. */
export function storeRead(client: QueryClient, upTo?: Notification): void {
  for (const kind of kinds) {
    client.setQueryData<NotificationPages>(
      notificationsPages(kind).queryKey,
      (data) => data && withRead(data, upTo),
    );
  }
}

/** The pages with the notification on top; the very same ones when it is in them. */
export function withNotification(data: NotificationPages, notification: Notification): NotificationPages {
  const [first, ...rest] = data.pages;
  const isKnown = data.pages.some(({ list }) =>
    list.some(({ event_id }) => event_id === notification.event_id),
  );
  if (!first || isKnown) return data;
  return { ...data, pages: [{ ...first, list: [notification, ...first.list] }, ...rest] };
}

/** The pages in which `upTo` and what is older is read; all of it without `upTo`. */
export function withRead(data: NotificationPages, upTo?: Notification): NotificationPages {
  const limit = upTo?.time ?? '9999';
  const pages = data.pages.map((page) => ({
    ...page,
    list: page.list.map((item) => (item.time <= limit ? { ...item, is_read: true } : item)),
  }));
  return { ...data, pages };
}
