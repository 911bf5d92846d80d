import type { UnreadCounts } from '@kindred/contract/notifications/calls';
import { useQuery } from '@tanstack/react-query';
import { unreadNotificationsQuery } from './notifications.queries.ts';

const none = { unread_total: 0, link_total: 0, system_total: 0 };

/** How many notifications wait, of all kinds and of some; 0 until that is known. */
export function useUnreadNotifications(): UnreadCounts {
  return useQuery(unreadNotificationsQuery).data ?? none;
}
