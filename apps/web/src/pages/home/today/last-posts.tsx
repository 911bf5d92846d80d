import type { TopPost } from '@kindred/contract/creator-tools/calls';
import { TopPosts } from '../../../features/creator-tools/insights/top-posts.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** The newest posts with what came of them. */
export function LastPosts({ posts }: { posts: readonly TopPost[] }) {
  const { t } = useTranslation();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="today-posts" className="rounded-card border border-line bg-surface p-5">
      <h2 id="today-posts" className="mb-4 font-semibold">
        {t('today.lastPosts')}
      </h2>
      <TopPosts posts={posts} />
    </section>
  );
}
