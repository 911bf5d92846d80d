import { useQuery } from '@tanstack/react-query';
import { unreadNotificationsQuery } from './notifications.queries.ts';

/** How many notifications wait; 0 until that is known. */
export function useUnreadNotifications(): number {
  return useQuery(unreadNotificationsQuery).data?.unread_total ?? 0;
}
