import { useEffect, useEffectEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Calls `onStep` with -1 or 1 for the arrow keys, unless the focus is on something that they move itself. */
export function useArrowKeys(isOn: boolean, onStep: (step: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    if (!isOn) return;
    // On the way down: a dialog keeps these keys from whatever is above it.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOn]);
}
