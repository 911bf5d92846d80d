import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { openGift } from '../gifts/gift.dialog.ts';
import { PostCard } from '../posts/post-card.tsx';
import { PostCardSkeleton } from '../posts/post-card-skeleton.tsx';
import { usePost } from '../posts/use-post.ts';

/** The one post that a link points at. */
export function SharedPost({ diaryId }: { diaryId: string }) {
  const { t } = useTranslation();
  const { data: post, error, refetch } = usePost(diaryId);
  return (
    <section aria-label={t('character.sharedPost')} className="-mx-4 mt-6 sm:mx-0">
      {post && <PostCard post={post} isUrgent onGift={() => giftFor(post.character)} />}
      {!post && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PostCardSkeleton />)}
    </section>
  );
}

function giftFor({ char_id, name, avatar }: { char_id: string; name: string; avatar: string }): void {
  openGift({ charId: char_id, name, avatar });
}
