import { useLayoutEffect, useRef, useState } from 'react';

/** A row of slides as wide as its frame, of which one is in view. */
export function useSlides(total: number, startAt: number) {
  const trackRef = useRef<HTMLUListElement>(null);
  const takesFocus = useRef(false);
  const heading = useRef<number | null>(null);
  const [current, setCurrent] = useState(startAt);

  useLayoutEffect(() => {
    const track = trackRef.current;
    if (track && startAt > 0) track.scrollTo({ left: startAt * track.clientWidth, behavior: 'instant' });
  }, [startAt]);

  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    trackRef.current?.children[current]?.querySelector('button')?.focus({ preventScroll: true });
  }, [current]);

  // The slide that leaves cannot keep the focus; it goes along to the next one.
  const turnTo = (at: number) => {
    if (at === current) return;
    takesFocus.current = trackRef.current?.children[current]?.contains(document.activeElement) ?? false;
    setCurrent(at);
  };

  const go = (to: number) => {
    const track = trackRef.current;
    const at = Math.min(Math.max(to, 0), total - 1);
    heading.current = at;
    turnTo(at);
    track?.scrollTo({ left: at * track.clientWidth, behavior: 'smooth' });
  };

  const onScroll = () => {
    const track = trackRef.current;
    if (!track?.clientWidth) return;
    const at = Math.round(track.scrollLeft / track.clientWidth);
    // On the way to a slide that was asked for, the ones passed by do not count.
    if (heading.current !== null && heading.current !== at) return;
    heading.current = null;
    turnTo(at);
  };

  const onTakeOver = () => {
    heading.current = null;
  };

  return { current, go, track: { ref: trackRef, onScroll, onPointerDown: onTakeOver, onWheel: onTakeOver } };
}
