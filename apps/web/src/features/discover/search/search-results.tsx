import type { SearchKind } from '@kindred/contract/discover/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, SearchX } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { InfiniteList } from '../../../ui/layout/infinite-list.tsx';
import { CreatorsGrid } from '../browse/creators-grid.tsx';
import { ViewLinks } from '../browse/view-links.tsx';
import { searchPages } from '../discover.queries.ts';
import { ConversationResult } from './conversation-result.tsx';
import { PostResult } from './post-result.tsx';

const kinds = ['characters', 'posts', 'conversations'] as const satisfies readonly SearchKind[];
const labels = {
  characters: 'search.creators',
  posts: 'search.posts',
  conversations: 'search.conversations',
} as const;

/** Everything that is found, one kind at a time. */
export function SearchResults({ q, within }: { q: string; within: string | undefined }) {
  const { t } = useTranslation();
  const current = kinds.find((kind) => kind === within) ?? 'characters';
  const views = kinds.map((kind) => ({
    to: paths.search(q, kind),
    label: t(labels[kind]),
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
        {current === 'characters' && <Creators q={q} />}
        {current === 'posts' && <Posts q={q} />}
        {current === 'conversations' && <Conversations q={q} />}
      </div>
    </section>
  );
}

function Creators({ q }: { q: string }) {
  return <CreatorsGrid query={useInfiniteQuery(searchPages(q, 'characters'))} empty={<Nothing q={q} />} />;
}

function Posts({ q }: { q: string }) {
  const query = useInfiniteQuery(searchPages(q, 'posts'));
  return (
    <InfiniteList query={query} skeleton={<Lines />} empty={<Nothing q={q} />}>
      {(posts) => posts.map((post) => <PostResult key={post.diary_id} post={post} typed={q} />)}
    </InfiniteList>
  );
}

function Conversations({ q }: { q: string }) {
  const query = useInfiniteQuery(searchPages(q, 'conversations'));
  return (
    <InfiniteList query={query} skeleton={<Lines />} empty={<Nothing q={q} />}>
      {(hits) =>
        hits.map((hit) => (
          <ConversationResult key={`${hit.char_id} ${hit.user_id} ${hit.seq}`} hit={hit} typed={q} />
        ))
      }
    </InfiniteList>
  );
}

function Nothing({ q }: { q: string }) {
  const { t } = useTranslation();
  return <EmptyState icon={<SearchX />} title={t('search.nothing', { q })} text={t('search.nothingText')} />;
}

function Lines() {
  return (
    <div className="flex flex-col gap-2">
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint: six alike
        <Skeleton key={index} className="h-14" />
      ))}
    </div>
  );
}
