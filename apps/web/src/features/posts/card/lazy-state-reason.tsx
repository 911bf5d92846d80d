import { lazy, Suspense } from 'react';
import { lazyWithRetry } from '../../../lib/react/lazy-with-retry.ts';

// On one's own page alone, and seldom there.
const StateReason = lazy(
  lazyWithRetry(() => import('./state-reason.tsx').then((m) => ({ default: m.StateReason }))),
);

export function LazyStateReason({ reason }: { reason: string }) {
  return (
    <Suspense>
      <StateReason reason={reason} />
    </Suspense>
  );
}
