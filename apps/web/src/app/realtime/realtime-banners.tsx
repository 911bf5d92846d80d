import { lazy, Suspense } from 'react';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { useSession } from '../../lib/storage/session.ts';
import { useRealtime } from './use-realtime.ts';

// Loads with the live connection: without it there are no banners.
const Banners = lazy(
  lazyWithRetry(() => import('./banners.tsx').then((module) => ({ default: module.Banners }))),
);

export function RealtimeBanners() {
  const isLive = useRealtime();
  const token = useSession((session) => session.token);
  if (!isLive || token === null) return null;
  return (
    <Suspense fallback={null}>
      <Banners key={token} />
    </Suspense>
  );
}
