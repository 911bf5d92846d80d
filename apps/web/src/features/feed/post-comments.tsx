import type { Post } from '@kindred/contract/posts/calls';
import { lazy, Suspense } from 'react';
import { noAnswer } from '../../lib/call/call-errors.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';

const LazyComments = lazy(
  lazyWithRetry(
    () => import('./lazy-comments.tsx').then((m) => ({ default: m.LazyComments })),
    () => toast('error', errorText(noAnswer())),
  ),
);

/** The comments under a post of a feed. Their code loads when they are first opened. */
export function PostComments(props: { post: Post; commentId?: string | undefined }) {
  return (
    <Suspense fallback={<Skeleton className="m-4 h-28" />}>
      <LazyComments {...props} />
    </Suspense>
  );
}
