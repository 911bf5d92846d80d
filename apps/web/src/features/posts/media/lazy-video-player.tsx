import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { lazyWithRetry } from '../../../lib/react/lazy-with-retry.ts';
import type { VideoPlayer } from './video-player.tsx';

type PlayerProps = ComponentProps<typeof VideoPlayer>;

const Player = lazy(
  lazyWithRetry(() => import('./video-player.tsx').then((module) => ({ default: module.VideoPlayer }))),
);

/** A clip of a page: its poster stands there until it is in view and the player has come. */
export function LazyVideoPlayer(props: PlayerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setWanted(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const poster = <Poster {...props} />;
  if (isWanted) {
    return (
      <Suspense fallback={poster}>
        <Player {...props} />
      </Suspense>
    );
  }
  return (
    <div ref={place} className="size-full">
      {poster}
    </div>
  );
}

function Poster({ item, fit = 'cover' }: PlayerProps) {
  const poster = item.image || item.placeholder;
  return (
    <div className="size-full bg-black">
      {poster && (
        <img
          src={poster}
          alt=""
          className={`size-full ${fit === 'cover' ? 'object-cover' : 'object-contain'}`}
        />
      )}
    </div>
  );
}
