import { useDeferredValue, useEffect, useState } from 'react';

/** Other renders meanwhile restart the slices, so they get no longer than this. */
const maxWaitMs = 250;

/**
 * True once something that is ready may be drawn, a moment later than that: React draws it in slices then, between which a
 * tap is answered, and not in one long task. What is ready from the beginning is drawn at once.
 */
export function useDrawnInSlices(isReady: boolean): boolean {
  const isDrawn = useDeferredValue(isReady);
  const [isOverdue, setOverdue] = useState(false);
  const isWaiting = isReady && !isDrawn;
  useEffect(() => {
    if (!isWaiting) return;
    const patience = setTimeout(() => setOverdue(true), maxWaitMs);
    return () => clearTimeout(patience);
  }, [isWaiting]);
  return isReady && (isDrawn || isOverdue);
}
