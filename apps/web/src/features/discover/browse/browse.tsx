import { useInfiniteQuery } from '@tanstack/react-query';
import { Image, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { discoverCharactersPages, discoverPostsPages } from '../discover.queries.ts';
import { BrowseFilters } from './browse-filters.tsx';
import { type BrowseView, browsePath } from './browse-view.ts';
import { CreatorsGrid } from './creators-grid.tsx';
import { PostsWall } from './posts-wall.tsx';
import { ViewLinks } from './view-links.tsx';

export function Browse({ view }: { view: BrowseView }) {
  const { t } = useTranslation();
  const views = (['creators', 'posts'] as const).map((what) => ({
    to: browsePath({ ...view, what }),
    label: t(`discover.${what}`),
    isCurrent: view.what === what,
  }));
  return (
    <>
      <ViewLinks label={t('discover.view')} views={views} />
      <BrowseFilters view={view} />
      {view.what === 'posts' && view.sort === 'trending' && (
        <p className="mb-4 text-caption text-ink-soft">{t('discover.trendingHint')}</p>
      )}
      {view.what === 'creators' ? <Creators view={view} /> : <Posts view={view} />}
    </>
  );
}

function Creators({ view }: { view: BrowseView }) {
  const { t } = useTranslation();
  const { kind, sort, cost } = view;
  const order = sort === 'new' ? 'new' : 'popular';
  const query = useInfiniteQuery(discoverCharactersPages({ kind, sort: order, sub_type: cost }));
  return (
    <CreatorsGrid
      query={query}
      empty={<Nothing view={view} icon={<Users />} title={t('discover.noCreators')} />}
    />
  );
}

function Posts({ view }: { view: BrowseView }) {
  const { t } = useTranslation();
  const { kind, sort } = view;
  const query = useInfiniteQuery(discoverPostsPages({ kind, sort }));
  return (
    <PostsWall query={query} empty={<Nothing view={view} icon={<Image />} title={t('discover.noPosts')} />} />
  );
}

function Nothing({ view, icon, title }: { view: BrowseView; icon: ReactNode; title: string }) {
  const { t } = useTranslation();
  const all = browsePath({ ...view, kind: undefined, cost: undefined });
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={t('discover.emptyText')}
      action={
        <Link to={all} replace className={buttonClass('secondary')}>
          {t('discover.showAll')}
        </Link>
      }
    />
  );
}
