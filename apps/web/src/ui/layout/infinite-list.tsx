import type { ReactNode } from 'react';
import { useInfiniteScroll } from '../../lib/react/use-infinite-scroll.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { PagedList, type PagedListProps, type PagesQuery } from './paged-list.tsx';

type InfiniteListProps<Item> = PagedListProps<Item> & {
  /** Shown below the last item of the last page. */
  end?: ReactNode;
  /** Shown where the next page will be; the skeleton without one. */
  more?: ReactNode;
};

/** A list that loads its next page when its end comes near. */
export function InfiniteList<Item>({ children, end, more, ...list }: InfiniteListProps<Item>) {
  return (
    <PagedList {...list}>
      {(items) => (
        <>
          {children(items)}
          <InfiniteListEnd query={list.query} more={more ?? list.skeleton} end={end} />
        </>
      )}
    </PagedList>
  );
}

type InfiniteListEndProps<Item> = { query: PagesQuery<Item>; more: ReactNode; end: ReactNode };

/** Stands below the items of an infinite list: loads the next page, or says why it cannot be had. */
export function InfiniteListEnd<Item>({ query, more, end }: InfiniteListEndProps<Item>) {
  const { hasNextPage, isFetching, error, fetchNextPage } = query;
  const bottom = useInfiniteScroll(hasNextPage && !isFetching && !error, () => void fetchNextPage());
  if (error) return <ErrorState error={error} onRetry={() => void fetchNextPage()} />;
  // Another one below each page: one that moved down would be a shift of the layout.
  return (
    <div key={query.data?.pages.length} ref={bottom}>
      {hasNextPage ? <div className="pt-4">{more}</div> : end}
    </div>
  );
}
