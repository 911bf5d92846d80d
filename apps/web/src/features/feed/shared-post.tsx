import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PostCard } from '../posts/post-card.tsx';
import { PostCardSkeleton } from '../posts/post-card-skeleton.tsx';
import { usePost } from '../posts/use-post.ts';
import { giftForPost } from './gift-for-post.ts';

/** The one post that a link points at. */
export function SharedPost({ diaryId }: { diaryId: string }) {
  const { t } = useTranslation();
  const { data: post, error, refetch } = usePost(diaryId);
  return (
    <section aria-label={t('character.sharedPost')} className="-mx-4 mt-6 sm:mx-0">
      {post && <PostCard post={post} isUrgent onGift={giftForPost} />}
      {!post && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PostCardSkeleton />)}
    </section>
  );
}
