import { type PointerEvent, useRef, useState } from 'react';

type SwipeActions = { onLeft: () => void; onRight: () => void };

const startPx = 12;
const actPx = 88;

/** A finger that draws a line to the left or the right far enough does something with it; up and down still scrolls. */
export function useSwipe({ onLeft, onRight }: SwipeActions) {
  const [offset, setOffset] = useState(0);
  const from = useRef<{ x: number; y: number; isSwipe: boolean }>(undefined);
  const end = () => {
    from.current = undefined;
    setOffset(0);
  };
  const handlers = {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'touch') from.current = { x: clientX, y: clientY, isSwipe: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (!start) return;
      const x = event.clientX - start.x;
      const y = Math.abs(event.clientY - start.y);
      if (!start.isSwipe && y > startPx && y > Math.abs(x)) return end();
      if (!start.isSwipe && Math.abs(x) < startPx) return;
      start.isSwipe = true;
      setOffset(Math.max(-actPx * 1.3, Math.min(actPx * 1.3, x)));
    },
    onPointerUp: () => {
      if (offset <= -actPx) onLeft();
      if (offset >= actPx) onRight();
      end();
    },
    onPointerCancel: end,
    // The finger that swiped does not also open the conversation.
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (offset === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { offset, handlers };
}
