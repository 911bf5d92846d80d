import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ListEnd } from './list-end.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';

export function LoadMoreList<Item>({ children, ...list }: PagedListProps<Item>) {
  const { t } = useTranslation();
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage, error, fetchNextPage } = list.query;
  return (
    <PagedList {...list}>
      {(items) => (
        <>
          {children(items)}
          {hasNextPage && (
            <ListEnd
              error={isFetchNextPageError && error}
              isLoading={isFetchingNextPage}
              onLoad={() => void fetchNextPage()}
              label={t('common.loadMore')}
              className="items-center pt-5 text-center"
            />
          )}
        </>
      )}
    </PagedList>
  );
}
