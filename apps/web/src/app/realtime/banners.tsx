import { useEffect } from 'react';
import { banners } from '../../features/notifications/banner/banners.ts';
import { NotificationBanner } from '../../features/notifications/banner/notification-banner.tsx';
import { AppBadge } from './app-badge.tsx';

/** The banners and the badge of one person; they go with the session. */
export function Banners() {
  useEffect(() => () => banners.clear(), []);
  return (
    <>
      <AppBadge />
      <NotificationBanner queue={banners} />
    </>
  );
}
