import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNextPage } from '../../../lib/react/use-next-page.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';

type EndlessProps<Item> = {
  query: UseInfiniteQueryResult<InfiniteData<{ list: Item[] }>>;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** A list that goes on as one scrolls: what stands for it, its items, its end, and what is said when it fails. */
export function Endless<Item>({ query, skeleton, empty, children }: EndlessProps<Item>) {
  const { t } = useTranslation();
  const { hasNextPage, isFetching, error, fetchNextPage } = query;
  const end = useNextPage(hasNextPage && !isFetching && !error, () => void fetchNextPage());
  const items = query.data?.pages.flatMap(({ list }) => list) ?? [];
  if (query.isPending) {
    return (
      <>
        <p role="status" className="sr-only">
          {t('common.loading')}
        </p>
        {skeleton}
      </>
    );
  }
  if (error && items.length === 0) {
    return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  }
  if (items.length === 0 && !hasNextPage) return empty;
  return (
    <>
      {children(items)}
      {error ? (
        <ErrorState error={error} onRetry={() => void fetchNextPage()} />
      ) : (
        <div ref={end}>{hasNextPage && <div className="pt-4">{skeleton}</div>}</div>
      )}
    </>
  );
}
