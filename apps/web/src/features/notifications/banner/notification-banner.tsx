import { bannerSteps } from '@kindred/contract/notifications/limits';
import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyWithRetry } from '../../../lib/react/lazy-with-retry.ts';
import type { BannerQueue } from './banner-queue.ts';

// Most visits see none.
const BannerCard = lazy(
  lazyWithRetry(() => import('./banner-card.tsx').then((module) => ({ default: module.BannerCard }))),
);

/**
 * A banner that comes up at the top for three seconds; longer while it is pointed at, has the focus, or the tab is hidden. Always
 * there, so that screen readers watch it.
 */
export function NotificationBanner({ queue }: { queue: BannerQueue }) {
  const banner = useStore(queue.shown, (state) => state.shown);
  useHoldWhileAway(queue);
  return (
    <div
      role="status"
      // Said in so many words: an open dialog hides everything else from screen readers, but not this.
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 top-17 z-toast sm:inset-x-auto sm:top-4 sm:end-4 sm:w-96"
    >
      {banner && (
        <Suspense fallback={<HoldWhileLoading queue={queue} />}>
          <BannerCard
            key={banner.banner.eventId ?? JSON.stringify(banner.banner)}
            queue={queue}
            banner={banner.banner}
            left={banner.stepsLeft / bannerSteps}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The seconds of a banner begin when it can be seen. */
function HoldWhileLoading({ queue }: { queue: BannerQueue }) {
  useEffect(() => {
    queue.hold('loading', true);
    return () => queue.hold('loading', false);
  }, [queue]);
  return null;
}

function useHoldWhileAway(queue: BannerQueue): void {
  useEffect(() => {
    const update = () => queue.hold('away', document.visibilityState === 'hidden');
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [queue]);
}
