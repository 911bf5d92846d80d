import { type PointerEvent, type TouchEvent, useEffect, useRef } from 'react';

const longPressMs = 450;
/** A finger that has moved further is not pressing any more. */
const slackPx = 10;
const swipePx = 56;
const maxShiftPx = 80;

type Gestures = { onLongPress: () => void; onSwipe: (() => void) | undefined };
type Press = {
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
  isSwiping: boolean;
  isLong: boolean;
};

/** Long press and swipe to the right, by touch alone. The element moves along with the swipe; give it `touch-pan-y`. */
export function useTouchGestures({ onLongPress, onSwipe }: Gestures) {
  const press = useRef<Press>(undefined);
  useEffect(() => () => clearTimeout(press.current?.timer), []);

  const end = (element: HTMLElement) => {
    clearTimeout(press.current?.timer);
    element.style.translate = '';
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { pointerType, isPrimary, clientX: x, clientY: y, currentTarget, target } = event;
      // What a menu that lies elsewhere in the page hears, React brings here as well.
      if (pointerType !== 'touch' || !isPrimary || !currentTarget.contains(target as Node)) return;
      const timer = setTimeout(() => {
        if (press.current) press.current.isLong = true;
        onLongPress();
      }, longPressMs);
      press.current = { x, y, timer, isSwiping: false, isLong: false };
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const { current } = press;
      if (!current || current.isLong) return;
      const shift = clientX - current.x;
      if (Math.hypot(shift, clientY - current.y) > slackPx) clearTimeout(current.timer);
      if (!onSwipe || shift < slackPx) return;
      current.isSwiping = shift > swipePx;
      currentTarget.style.translate = `${Math.min(shift, maxShiftPx)}px`;
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      end(currentTarget);
      if (press.current?.isSwiping) onSwipe?.();
      if (!press.current?.isLong) press.current = undefined;
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      end(currentTarget);
      press.current = undefined;
    },
    // The click that would follow a long press would close the menu that it has opened.
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      if (press.current?.isLong) event.preventDefault();
      press.current = undefined;
    },
  };
}
