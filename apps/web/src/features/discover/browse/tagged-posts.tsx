import { useInfiniteQuery } from '@tanstack/react-query';
import { Hash } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { discoverPostsPages } from '../discover.queries.ts';
import { PostsWall } from './posts-wall.tsx';

export function TaggedPosts({ tag }: { tag: string }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(discoverPostsPages({ tag }));
  return (
    <section aria-label={t('discover.tagged', { tag })}>
      <p className="mb-4 text-ink-soft">{t('discover.taggedHint')}</p>
      <PostsWall
        query={query}
        empty={
          <EmptyState
            icon={<Hash />}
            title={t('discover.noTagged', { tag })}
            text={t('discover.noTaggedText')}
            action={
              <span className="flex flex-wrap justify-center gap-3">
                <Link to={paths.search(tag)} className={buttonClass()}>
                  {t('discover.searchWord', { tag })}
                </Link>
                <Link
                  to={paths.browse({ view: 'posts', sort: 'trending' })}
                  className={buttonClass('secondary')}
                >
                  {t('discover.seeTrending')}
                </Link>
                <Link to={paths.discover} className={buttonClass('secondary')}>
                  {t('search.browse')}
                </Link>
              </span>
            }
          />
        }
      />
    </section>
  );
}
