import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';

/** A list that is read page by page. */
export type PagesQuery<Item> = UseInfiniteQueryResult<InfiniteData<{ list: Item[] }>>;

export type PagedListProps<Item> = {
  query: PagesQuery<Item>;
  /** Shown until the first page is there; three lines without one. */
  skeleton?: ReactNode;
  /** Shown when there is not one item. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** The items of all pages so far, and what stands in their place while there are none. */
export function PagedList<Item>({ query, skeleton, empty, children }: PagedListProps<Item>) {
  const { t } = useTranslation();
  const items = query.data?.pages.flatMap(({ list }) => list) ?? [];
  if (query.isPending) {
    return (
      <>
        <p role="status" className="sr-only">
          {t('common.loading')}
        </p>
        {skeleton ?? [1, 2, 3].map((line) => <Skeleton key={line} className="mb-3 h-14" />)}
      </>
    );
  }
  if (query.error && items.length === 0) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (items.length === 0 && !query.hasNextPage) return empty;
  return children(items);
}
