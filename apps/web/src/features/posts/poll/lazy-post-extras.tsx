import { type ComponentProps, lazy, Suspense } from 'react';
import { lazyWithRetry } from '../../../lib/react/lazy-with-retry.ts';
import type { PostExtras } from './post-extras.tsx';

const Extras = lazy(
  lazyWithRetry(() => import('./post-extras.tsx').then((module) => ({ default: module.PostExtras }))),
);

/** Few posts have labels, a poll or a goal; their place is kept until they have come. */
export function LazyPostExtras(props: ComponentProps<typeof PostExtras>) {
  return (
    <Suspense fallback={<div className="h-22 border-line border-t" />}>
      <Extras {...props} />
    </Suspense>
  );
}
