import type { Comment, Reply } from '@kindred/contract/comments/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ListEnd } from '../../../ui/layout/list-end.tsx';
import { repliesPages } from '../comments.queries.ts';
import { mergeReplies } from '../data/comment-pages.ts';
import { CommentView } from './comment-view.tsx';

/** A comment with the answers under it: the first ones at once, the others on request. */
export function CommentThread({ comment, targetId }: { comment: Comment; targetId: string | undefined }) {
  const { t } = useTranslation();
  const { replies, more } = useReplies(comment);
  return (
    <li>
      <CommentPlace comment={comment} isTarget={comment.comment_id === targetId} />
      {(replies.length > 0 || more) && (
        <div className="mt-4 flex flex-col gap-4 ps-11">
          <ul
            aria-label={t('comments.repliesTo', { name: comment.nickname })}
            className="flex flex-col gap-4"
          >
            {replies.map((reply) => (
              <li key={reply.comment_id}>
                <CommentPlace comment={reply} isTarget={reply.comment_id === targetId} />
              </li>
            ))}
          </ul>
          {more && (
            <ListEnd {...more} label={t('comments.moreReplies')} size="small" className="items-start" />
          )}
        </div>
      )}
    </li>
  );
}

/** A comment; the one of the address is marked and gets the focus. */
function CommentPlace({ comment, isTarget }: { comment: Reply; isTarget: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    // After the page that led here has put itself in its place.
    const frame = requestAnimationFrame(() => {
      place.current?.scrollIntoView({ block: 'center' });
      place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isTarget]);
  return (
    <div
      ref={place}
      data-comment={comment.comment_id}
      tabIndex={-1}
      aria-current={isTarget || undefined}
      className={classNames(
        'scroll-my-20 outline-none',
        isTarget && '-mx-3 rounded-control bg-sunken px-3 py-2 forced-colors:border',
      )}
    >
      <CommentView comment={comment} />
    </div>
  );
}

function useReplies(comment: Comment) {
  const [isAsked, setAsked] = useState(false);
  const query = useInfiniteQuery({ ...repliesPages(comment.comment_id), enabled: isAsked });
  const loadedReplies = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const hasMore = query.data ? query.hasNextPage : comment.has_more_replies;
  const onLoad = () => {
    if (!isAsked) setAsked(true);
    else if (query.data) void query.fetchNextPage();
    else void query.refetch();
  };
  const more = hasMore ? { isLoading: query.isFetching, error: query.error, onLoad } : undefined;
  return { replies: mergeReplies(comment.replies, loadedReplies), more };
}
