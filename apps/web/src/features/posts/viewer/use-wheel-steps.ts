import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far a wheel turns for one step, in pixels; a notch of a mouse is about 100. */
const stepPx = 60;
/** A flick of a touchpad goes on for a while: it is one step. */
const restMs = 500;

/** Calls `onStep` with -1 or 1 as the wheel is turned over the element, one step at a time. */
export function useWheelSteps(ref: RefObject<HTMLElement | null>, onStep: (step: number) => void): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let turned = 0;
    let restsUntil = 0;
    const onWheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY) || isInZoomed(event.target)) return;
      event.preventDefault();
      if (event.timeStamp < restsUntil) return;
      turned += event.deltaY;
      if (Math.abs(turned) < stepPx) return;
      step(Math.sign(turned));
      turned = 0;
      restsUntil = event.timeStamp + restMs;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref]);
}

// An enlarged picture, comments and long words are moved by the wheel themselves.
function isInZoomed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[aria-pressed="true"], [data-own-keys]') !== null;
}
