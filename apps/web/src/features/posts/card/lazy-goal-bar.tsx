import { type ComponentProps, lazy, Suspense } from 'react';
import { lazyWithRetry } from '../../../lib/react/lazy-with-retry.ts';
import type { GoalBar } from './goal-bar.tsx';

const Bar = lazy(
  lazyWithRetry(() => import('./goal-bar.tsx').then((module) => ({ default: module.GoalBar }))),
);

/** Few posts have a goal; its place is kept until the bar has come. */
export function LazyGoalBar(props: ComponentProps<typeof GoalBar>) {
  return (
    <Suspense fallback={<div className="h-22 border-line border-t" />}>
      <Bar {...props} />
    </Suspense>
  );
}
