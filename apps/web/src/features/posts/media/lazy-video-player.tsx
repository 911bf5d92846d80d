import { type ComponentProps, lazy, Suspense } from 'react';
import { lazyWithRetry } from '../../../lib/react/lazy-with-retry.ts';
import type { VideoPlayer } from './video-player.tsx';

const Player = lazy(
  lazyWithRetry(() => import('./video-player.tsx').then((module) => ({ default: module.VideoPlayer }))),
);

/** A clip among what a page shows first: its poster stands there until the player has come. */
export function LazyVideoPlayer(props: ComponentProps<typeof VideoPlayer>) {
  const { item, fit = 'cover' } = props;
  const poster = item.image || item.placeholder;
  return (
    <Suspense
      fallback={
        <div className="size-full bg-black">
          {poster && (
            <img
              src={poster}
              alt=""
              className={`size-full ${fit === 'cover' ? 'object-cover' : 'object-contain'}`}
            />
          )}
        </div>
      }
    >
      <Player {...props} />
    </Suspense>
  );
}
