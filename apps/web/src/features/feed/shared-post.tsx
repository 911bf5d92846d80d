import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PostMenu } from '../posting/menu/post-menu.tsx';
import { PostCard } from '../posts/card/post-card.tsx';
import { PostCardSkeleton } from '../posts/card/post-card-skeleton.tsx';
import { usePost } from '../posts/data/use-post.ts';
import { giftForPost } from './gift-for-post.ts';
import { PostComments } from './post-comments.tsx';

type SharedPostProps = { diaryId: string; commentId?: string | undefined };

/** The one post that a link points at, with the comment that it points at. */
export function SharedPost({ diaryId, commentId }: SharedPostProps) {
  const { t } = useTranslation();
  const { data: post, error, refetch } = usePost(diaryId);
  const place = useRef<HTMLElement>(null);
  const shownId = useRef('');
  // Once per post: a page that is come back to keeps its own place.
  useEffect(() => {
    if (shownId.current === diaryId || commentId !== undefined) return;
    shownId.current = diaryId;
    // After the router has put the page at its top.
    requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'start' }));
  }, [diaryId, commentId]);
  return (
    <section ref={place} aria-label={t('character.sharedPost')} className="-mx-4 mt-6 scroll-mt-18 sm:mx-0">
      {post && (
        <PostCard
          key={diaryId}
          post={post}
          isUrgent
          onGift={giftForPost}
          menu={PostMenu}
          comments={PostComments}
          opensComments
          commentId={commentId}
        />
      )}
      {!post && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PostCardSkeleton />)}
    </section>
  );
}
