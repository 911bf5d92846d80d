import type { Post } from '@kindred/contract/posts/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type Ref, useEffect } from 'react';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { removePostEverywhere } from '../../posts/data/cached-posts.ts';
import { refreshPost } from '../../posts/data/refresh-post.ts';
import { commentsPages } from '../comments.queries.ts';
import { countComments } from '../data/comment-cache.ts';
import { withThread } from '../data/comment-pages.ts';
import { CommentSkeleton } from './comment-skeleton.tsx';
import { CommentThread } from './comment-thread.tsx';
import { useTargetComment } from './use-target-comment.ts';

type CommentListProps = { post: Post; commentId: string | undefined; ref: Ref<HTMLDivElement> };

/** Comments on a post, newest first, in a window of their own: where to write stays in reach. */
export function CommentList({ post, commentId, ref }: CommentListProps) {
  const { t } = useTranslation();
  const query = useComments(post);
  const target = useTargetComment(commentId);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="max-h-[min(32rem,60svh)] overflow-y-auto px-4 py-4 outline-none sm:px-5"
    >
      {target.isGone && <p className="mb-4 text-caption text-ink-soft">{t('comments.gone')}</p>}
      <LoadMoreList
        query={query}
        skeleton={<CommentSkeleton />}
        empty={<p className="py-3 text-center text-ink-soft">{t('comments.empty')}</p>}
      >
        {(comments) => (
          <ul aria-label={t('comments.title')} className="flex flex-col gap-5">
            {withThread(comments, target.thread).map((comment) => (
              <CommentThread key={comment.comment_id} comment={comment} targetId={commentId} />
            ))}
          </ul>
        )}
      </LoadMoreList>
    </div>
  );
}

function useComments({ diary_id: postId }: Post) {
  const client = useQueryClient();
  const query = useInfiniteQuery(commentsPages(postId));
  const { error } = query;
  const count = query.data?.pages[0]?.count;
  // What the list counts is newer than what the card does.
  useEffect(() => {
    if (count !== undefined) countComments(client, postId, () => count);
  }, [client, postId, count]);
  useEffect(() => {
    if (hasCode(error, refusalCodes.postDeleted)) {
      toast('error', error.message);
      removePostEverywhere(client, postId);
    } else if (hasCode(error, refusalCodes.postLocked)) {
      refreshPost(client, postId).catch(() => undefined);
    }
  }, [client, postId, error]);
  return query;
}
