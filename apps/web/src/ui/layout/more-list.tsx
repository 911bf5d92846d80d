import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../controls/button.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';

type MoreListProps<Item> = {
  query: UseInfiniteQueryResult<InfiniteData<{ list: Item[] }>>;
  /** Stands where items will be; three lines without one. */
  skeleton?: ReactNode;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** A list by pages with a button for the next one: what stands for it, its items, and what is said when it fails. */
export function MoreList<Item>({ query, skeleton, empty, children }: MoreListProps<Item>) {
  const { t } = useTranslation();
  const items = query.data?.pages.flatMap(({ list }) => list) ?? [];
  if (query.isPending) {
    return (
      <>
        <p role="status" className="sr-only">
          {t('common.loading')}
        </p>
        {skeleton ?? [1, 2, 3].map((at) => <Skeleton key={at} className="mb-3 h-14" />)}
      </>
    );
  }
  if (query.error && items.length === 0) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (items.length === 0) return empty;
  return (
    <>
      {children(items)}
      {query.hasNextPage && (
        <div className="pt-5 text-center">
          {query.isFetchNextPageError && (
            <p role="alert" className="mb-3 text-danger">
              {t('error.title')}
            </p>
          )}
          <Button
            variant="secondary"
            isLoading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('common.loadMore')}
          </Button>
        </div>
      )}
    </>
  );
}
