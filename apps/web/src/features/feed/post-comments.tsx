import type { Post } from '@kindred/contract/posts/calls';
import { lazy, Suspense } from 'react';
import { i18n } from '../../lib/i18n/i18n.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';

const OpenedComments = lazy(
  lazyWithRetry(
    () => import('./opened-comments.tsx').then((m) => ({ default: m.OpenedComments })),
    () => toast('error', i18n.t('error.network')),
  ),
);

/** The comments under a post of a feed. Their code loads when they are first opened. */
export function PostComments({ post }: { post: Post }) {
  return (
    <Suspense fallback={<Skeleton className="m-4 h-28" />}>
      <OpenedComments post={post} />
    </Suspense>
  );
}
