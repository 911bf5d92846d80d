import { useLayoutEffect, useRef, useState } from 'react';

/** A row of slides as wide as its frame, of which one is in view. */
export function useSlides(total: number, startAt: number) {
  const trackRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(startAt);

  useLayoutEffect(() => {
    const track = trackRef.current;
    if (track && startAt > 0) track.scrollTo({ left: startAt * track.clientWidth, behavior: 'instant' });
  }, [startAt]);

  const go = (to: number) => {
    const track = trackRef.current;
    const at = Math.min(Math.max(to, 0), total - 1);
    setCurrent(at);
    track?.scrollTo({ left: at * track.clientWidth, behavior: 'smooth' });
  };

  const onScroll = () => {
    const track = trackRef.current;
    if (track?.clientWidth) setCurrent(Math.round(track.scrollLeft / track.clientWidth));
  };

  return { trackRef, current, go, onScroll };
}
