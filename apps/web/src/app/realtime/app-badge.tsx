import { useEffect } from 'react';
import { useUnreadNotifications } from '../../features/notifications/use-unread-notifications.ts';
import { useUser } from '../../features/users/users.queries.ts';

/** The installed app's icon counts what is unread (W3C Badging API), as the worker does while the app is closed. */
export function AppBadge() {
  const unread = (useUser()?.unread ?? 0) + useUnreadNotifications().unread_total;
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    const done = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
    // A browser in which nothing is installed may refuse.
    done.catch(() => undefined);
  }, [unread]);
  return null;
}
