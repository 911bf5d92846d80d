import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { FileX2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { hasCode } from '../../lib/call/call-errors.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PostMenu } from '../posting/menu/post-menu.tsx';
import { PostCard } from '../posts/card/post-card.tsx';
import { PostCardSkeleton } from '../posts/card/post-card-skeleton.tsx';
import { usePost } from '../posts/data/use-post.ts';
import { PostComments } from './comments/post-comments.tsx';
import { giftForPost } from './gift-for-post.ts';
import { cameFrom } from './seen/came-from.ts';
import { useSeenMarks } from './seen/use-seen-marks.ts';

type SharedPostProps = { postId: string; commentId?: string | undefined };

export function SharedPost({ postId, commentId }: SharedPostProps) {
  const { t } = useTranslation();
  const { data: post, error, refetch } = usePost(postId);
  const isGone = hasCode(error, refusalCodes.notFound) || hasCode(error, refusalCodes.postDeleted);
  const section = useRef<HTMLElement>(null);
  const shownId = useRef('');
  // Once per post: a page that is come back to keeps its own scroll position.
  useEffect(() => {
    if (shownId.current === postId || commentId !== undefined) return;
    shownId.current = postId;
    // After the router has put the page at its top.
    requestAnimationFrame(() => section.current?.scrollIntoView({ block: 'start' }));
  }, [postId, commentId]);
  const [from] = useState(cameFrom);
  const cards = useMemo(() => (post ? [{ card: post, isShown: true, folded: 0 }] : []), [post]);
  useSeenMarks(section, cards, from);
  return (
    <section ref={section} aria-label={t('character.sharedPost')} className="-mx-4 mt-6 scroll-mt-18 sm:mx-0">
      {post && (
        <PostCard
          key={postId}
          post={post}
          isUrgent
          onGift={giftForPost}
          menu={PostMenu}
          comments={PostComments}
          opensComments
          commentId={commentId}
        />
      )}
      {!post && !error && <PostCardSkeleton />}
      {!post && error && !isGone && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!post && isGone && (
        <EmptyState icon={<FileX2 />} title={t('feed.postGone')} text={t('feed.postGoneText')} />
      )}
    </section>
  );
}
