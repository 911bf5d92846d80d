import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { InfiniteList } from '../../../ui/layout/infinite-list.tsx';
import { CreatorsGrid } from '../browse/creators-grid.tsx';
import { ViewLinks } from '../browse/view-links.tsx';
import { searchPages } from '../discover.queries.ts';
import { ConversationResult } from './conversation-result.tsx';
import { NoResults } from './no-results.tsx';
import { PostResult } from './post-result.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { searchKindNames, searchKinds } from './search-kinds.ts';
import { TopResults } from './top-results.tsx';

/** Everything that is found: the first of each kind, or all of one. */
export function SearchResults({ q, within }: { q: string; within: string | undefined }) {
  const { t } = useTranslation();
  const current = searchKinds.find((kind) => kind === within);
  const views = [undefined, ...searchKinds].map((kind) => ({
    to: paths.search(q, kind),
    label: t(kind ? searchKindNames[kind] : 'search.all'),
    isCurrent: kind === current,
  }));
  return (
    <section aria-label={t('search.found', { q })}>
      <Link
        to={paths.discover}
        className="mb-1 inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('search.back')}
      </Link>
      <ViewLinks label={t('search.found', { q })} views={views} />
      <div className="pt-5">
        {!current && <TopResults q={q} />}
        {current === 'characters' && <Creators q={q} />}
        {current === 'posts' && <Posts q={q} />}
        {current === 'conversations' && <Conversations q={q} />}
      </div>
    </section>
  );
}

function Creators({ q }: { q: string }) {
  return (
    <CreatorsGrid
      query={useInfiniteQuery(searchPages(q, 'characters'))}
      empty={<NoResults q={q} isOneKind />}
    />
  );
}

function Posts({ q }: { q: string }) {
  const query = useInfiniteQuery(searchPages(q, 'posts'));
  return (
    <InfiniteList query={query} skeleton={<ResultsSkeleton />} empty={<NoResults q={q} isOneKind />}>
      {(posts) => posts.map((post) => <PostResult key={post.diary_id} post={post} typed={q} />)}
    </InfiniteList>
  );
}

function Conversations({ q }: { q: string }) {
  const query = useInfiniteQuery(searchPages(q, 'conversations'));
  return (
    <InfiniteList query={query} skeleton={<ResultsSkeleton />} empty={<NoResults q={q} isOneKind />}>
      {(hits) =>
        hits.map((hit) => (
          <ConversationResult key={`${hit.char_id} ${hit.user_id} ${hit.seq}`} hit={hit} typed={q} />
        ))
      }
    </InfiniteList>
  );
}
