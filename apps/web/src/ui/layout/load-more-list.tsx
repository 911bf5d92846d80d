import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../controls/button.tsx';
import { PagedList, type PagedListProps, type PagesQuery } from './paged-list.tsx';

/** A list with a button that loads its next page. */
export function LoadMoreList<Item>({ children, ...list }: PagedListProps<Item>) {
  return (
    <PagedList {...list}>
      {(items) => (
        <>
          {children(items)}
          {list.query.hasNextPage && <LoadMore query={list.query} />}
        </>
      )}
    </PagedList>
  );
}

function LoadMore<Item>({ query }: { query: PagesQuery<Item> }) {
  const { t } = useTranslation();
  return (
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
  );
}
