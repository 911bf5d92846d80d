import { useEffect } from 'react';
import { banners } from '../../features/notifications/banner/banners.ts';
import { NotificationBanner } from '../../features/notifications/banner/notification-banner.tsx';

/** The banners of one person; they go with the session. */
export function Banners() {
  useEffect(() => () => banners.clear(), []);
  return <NotificationBanner queue={banners} />;
}
