import { lazy, Suspense } from 'react';
import { loadPatiently } from '../../lib/react/load-patiently.ts';
import { useSession } from '../../lib/storage/session.ts';
import { useRealtime } from './use-realtime.ts';

// Loads with the live connection: without that there is no news.
const Banners = lazy(
  loadPatiently(() => import('./banners.tsx').then((module) => ({ default: module.Banners }))),
);

/** The live connection of whoever is signed in, and the banners of what it tells. */
export function LiveNews() {
  const isLive = useRealtime();
  const token = useSession((session) => session.token);
  if (!isLive || token === null) return null;
  return (
    <Suspense fallback={null}>
      <Banners key={token} />
    </Suspense>
  );
}
