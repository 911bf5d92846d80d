import { useEffect, useEffectEvent } from 'react';
import type { SlideAxis } from './use-slides.ts';

const steps: Record<SlideAxis, Readonly<Record<string, number>>> = {
  row: { ArrowLeft: -1, ArrowRight: 1 },
  column: { ArrowUp: -1, ArrowDown: 1, PageUp: -1, PageDown: 1 },
};

/** Calls `onStep` with -1 or 1 for the arrow keys of the axis, unless the focus is on something that they move itself. */
export function useArrowKeys(isOn: boolean, onStep: (step: number) => void, axis: SlideAxis = 'row'): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[axis][event.key];
    if (step === undefined || hasOwnKeys(event.target)) return;
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    if (!isOn) return;
    // In the capture phase: a dialog stops these keys from reaching the elements above it.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOn]);
}

// Fields, and what scrolls beside the slides.
function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [data-own-keys]') !== null;
}
