import type { TopPost } from '@kindred/contract/creator-tools/calls';
import { Heart, MessageCircle } from 'lucide-react';
import { formatCount, formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PostThumb } from '../post-thumb.tsx';

export function TopPosts({ posts }: { posts: readonly TopPost[] }) {
  const { t } = useTranslation();
  if (posts.length === 0) return <p className="text-ink-faint">{t('insights.topPostsEmpty')}</p>;
  return (
    <ol className="flex flex-col gap-4">
      {posts.map((post) => (
        <li key={post.diary_id} className="flex items-center gap-4">
          <PostThumb item={post.item} />
          <div className="min-w-0 grow">
            <p className="truncate">{post.content || t('insights.noCaption')}</p>
            <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-caption text-ink-faint tabular-nums">
              <span className="flex items-center gap-1">
                <Heart
                  role="img"
                  aria-label={t('character.likes', { count: post.like_num })}
                  className="size-3.5"
                />
                {formatCount(post.like_num)}
              </span>
              <span className="flex items-center gap-1">
                <MessageCircle
                  role="img"
                  aria-label={t('post.comments', { count: post.comment_num })}
                  className="size-3.5"
                />
                {formatCount(post.comment_num)}
              </span>
              {post.unlock_num > 0 && (
                <span>
                  {t('insights.postSold', {
                    count: post.unlock_num,
                    earned: formatUsd(post.earned_usd_cents),
                  })}
                </span>
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
