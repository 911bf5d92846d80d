import type { Notification, UnreadCounts } from '@kindred/contract/notifications/calls';
import { type NotificationKind, notificationKinds } from '@kindred/contract/notifications/limits';
import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { refetchUnderWay } from '../../lib/query/refetch-under-way.ts';
import {
  type NotificationPages,
  notificationsKey,
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
  refetchUnderWay(client, { queryKey: notificationsKey });
}

export function storeUnread(
  client: QueryClient,
  { unread_total, link_total, system_total }: UnreadCounts,
): void {
  const { queryKey } = unreadNotificationsQuery;
  client.setQueryData(queryKey, { unread_total, link_total, system_total });
  refetchUnderWay(client, { queryKey, exact: true });
}

export function storeRead(client: QueryClient, upTo?: Notification): void {
  for (const kind of kinds) {
    client.setQueryData<NotificationPages>(
      notificationsPages(kind).queryKey,
      (data) => data && withRead(data, upTo),
    );
  }
  refetchUnderWay(client, { queryKey: notificationsKey });
}

/**
 * The pages with the notification on top, in place of earlier likes of the same post, or earlier posts of the same creator. What is in them already stays where it
 * is, and is the very same where nothing about it is new.
 */
export function withNotification(data: NotificationPages, notification: Notification): NotificationPages {
  const isKnown = data.pages.some(({ list }) =>
    list.some(({ event_id }) => event_id === notification.event_id),
  );
  if (isKnown) return withNewer(data, notification);
  const [first, ...rest] = data.pages.map((page) => ({
    ...page,
    list: page.list.filter((item) => !isReplacedBy(item, notification)),
  }));
  return first ? { ...data, pages: [{ ...first, list: [notification, ...first.list] }, ...rest] } : data;
}

function withNewer(data: NotificationPages, notification: Notification): NotificationPages {
  const newer = (item: Notification) =>
    item.event_id === notification.event_id ? { ...notification, is_read: item.is_read } : item;
  return replaceEqualDeep(data, {
    ...data,
    pages: data.pages.map((page) => ({ ...page, list: page.list.map(newer) })),
  });
}

function isReplacedBy(item: Notification, notification: Notification): boolean {
  if (item.topic !== notification.topic) return false;
  if (item.topic === 'posted') return item.char_id === notification.char_id;
  return item.topic === 'liked' && item.diary?.diary_id === notification.diary?.diary_id;
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
