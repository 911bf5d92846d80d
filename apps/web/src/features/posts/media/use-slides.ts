import { useLayoutEffect, useRef, useState } from 'react';

/** Which way slides follow each other. */
export type SlideAxis = 'row' | 'column';

/** A row (or column) of slides as large as its container, of which one is in view. */
export function useSlides(total: number, startAt: number, axis: SlideAxis = 'row') {
  const trackRef = useRef<HTMLUListElement>(null);
  const takesFocus = useRef(false);
  const heading = useRef<number | null>(null);
  const [current, setCurrent] = useState(startAt);

  useLayoutEffect(() => {
    const track = trackRef.current;
    if (track && startAt > 0) scrollToSlide(track, axis, startAt, 'instant');
  }, [startAt, axis]);

  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    trackRef.current?.children[current]?.querySelector('button')?.focus({ preventScroll: true });
  }, [current]);

  // The slide that leaves cannot keep the focus; it goes along to the next one.
  const turnTo = (index: number) => {
    if (index === current) return;
    takesFocus.current = trackRef.current?.children[current]?.contains(document.activeElement) ?? false;
    setCurrent(index);
  };

  const go = (to: number) => {
    const track = trackRef.current;
    const index = Math.min(Math.max(to, 0), total - 1);
    heading.current = index;
    turnTo(index);
    if (track) scrollToSlide(track, axis, index, 'smooth');
  };

  const onScroll = () => {
    const track = trackRef.current;
    if (!track || lengthOf(track, axis) === 0) return;
    const scrolled = axis === 'row' ? track.scrollLeft : track.scrollTop;
    const index = Math.min(Math.round(scrolled / lengthOf(track, axis)), total - 1);
    // On the way to a slide that was asked for, the ones passed by do not count.
    if (heading.current !== null && heading.current !== index) return;
    heading.current = null;
    turnTo(index);
  };

  const onTakeOver = () => {
    heading.current = null;
  };

  return { current, go, track: { ref: trackRef, onScroll, onPointerDown: onTakeOver, onWheel: onTakeOver } };
}

function scrollToSlide(track: Element, axis: SlideAxis, index: number, behavior: ScrollBehavior): void {
  const to = index * lengthOf(track, axis);
  track.scrollTo(axis === 'row' ? { left: to, behavior } : { top: to, behavior });
}

function lengthOf(track: Element, axis: SlideAxis): number {
  return axis === 'row' ? track.clientWidth : track.clientHeight;
}
