import type { Post } from '@kindred/contract/posts/calls';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

const { Part: LazyComments, askAgain } = lazyPart(() =>
  import('./lazy-comments.tsx').then((m) => m.LazyComments),
);

/** The comments under a post of a feed. Their code loads when they are first opened. */
export function PostComments(props: { post: Post; commentId?: string | undefined }) {
  return (
    <Suspense fallback={<CommentsToCome />}>
      <LazyComments {...props} />
    </Suspense>
  );
}

function CommentsToCome() {
  // Opened once more after they could not be had.
  useEffect(askAgain, []);
  return <Skeleton className="m-4 h-28" />;
}
