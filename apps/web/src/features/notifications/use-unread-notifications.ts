import type { UnreadCounts } from '@kindred/contract/notifications/calls';
import { useQuery } from '@tanstack/react-query';
import { useIsIdle } from '../../lib/react/use-is-idle.ts';
import { unreadNotificationsQuery } from './notifications.queries.ts';

const none = { unread_total: 0, link_total: 0, system_total: 0 };

/** How many notifications wait, of all kinds and of some; 0 until that is known, which comes after the first page. */
export function useUnreadNotifications(): UnreadCounts {
  const isIdle = useIsIdle();
  return useQuery({ ...unreadNotificationsQuery, enabled: isIdle }).data ?? none;
}
