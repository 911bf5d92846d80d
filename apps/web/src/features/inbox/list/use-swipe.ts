import { type PointerEvent, useEffect, useRef, useState } from 'react';

type SwipeActions = { onLeft: () => void; onRight: () => void; onLongPress: () => void };

const startPx = 12;
const actPx = 88;
const longPressMs = 450;

/**
 * A finger that draws a line to the left or the right far enough does something with it, and so does one that rests on it; up and
 * down still scrolls.
 */
export function useSwipe({ onLeft, onRight, onLongPress }: SwipeActions) {
  const [offset, setOffset] = useState(0);
  const from = useRef<{ x: number; y: number; isSwipe: boolean }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = () => {
    clearTimeout(timer.current);
    from.current = undefined;
    setOffset(0);
  };
  const handlers = {
    onPointerDown: ({ pointerType, clientX, clientY, currentTarget, target }: PointerEvent) => {
      isLong.current = false;
      // What a menu that lies elsewhere in the page hears, React brings here as well.
      if (pointerType !== 'touch' || !currentTarget.contains(target as Node)) return;
      from.current = { x: clientX, y: clientY, isSwipe: false };
      timer.current = setTimeout(() => {
        isLong.current = true;
        onLongPress();
      }, longPressMs);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (!start) return;
      const x = event.clientX - start.x;
      const y = Math.abs(event.clientY - start.y);
      if (!start.isSwipe && y > startPx && y > Math.abs(x)) return end();
      if (!start.isSwipe && Math.abs(x) < startPx) return;
      start.isSwipe = true;
      clearTimeout(timer.current);
      setOffset(Math.max(-actPx * 1.3, Math.min(actPx * 1.3, x)));
    },
    onPointerUp: () => {
      if (offset <= -actPx) onLeft();
      if (offset >= actPx) onRight();
      end();
    },
    onPointerCancel: end,
    // The mouse that browsers play after the finger has gone would press beside the menu, and close it.
    onTouchEnd: (event: { preventDefault: () => void }) => {
      if (isLong.current) event.preventDefault();
      isLong.current = false;
    },
    // The browser's own menu of the link would cover ours.
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (isLong.current || from.current) event.preventDefault();
    },
    // The finger that swiped or rested does not also open the conversation.
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (offset === 0 && !isLong.current) return;
      isLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { offset, handlers };
}
