import type { NotificationKind } from '@kindred/contract/notifications/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { dayLabel } from '../../lib/format/day-label.ts';
import { groupByDay } from '../../lib/format/group-by-day.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNextPage } from '../../lib/react/use-next-page.ts';
import { Spinner } from '../../ui/controls/spinner.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { NotificationRow } from './notification-row.tsx';
import { notificationsPages } from './notifications.queries.ts';
import { NotificationsEmpty } from './notifications-empty.tsx';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import { useReadNotifications } from './use-read-notifications.ts';

/** Notifications of a kind, by day, newest first, going on as one reads. */
export function NotificationsList({ kind }: { kind: NotificationKind }) {
  const query = useInfiniteQuery(notificationsPages(kind));
  const { mutate: read } = useReadNotifications();
  const list = query.data?.pages.flatMap((page) => page.list) ?? [];
  if (query.isPending) return <NotificationsSkeleton />;
  if (query.error && list.length === 0) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (list.length === 0) return <NotificationsEmpty />;
  const days = groupByDay(list.map((item) => ({ item, created_time: item.time })));
  return (
    <>
      {days.map(({ day, items }) => (
        <section key={day} aria-label={dayLabel(day)} className="mb-6">
          <h2 aria-hidden="true" className="mb-2 px-3 font-medium text-caption text-ink-faint">
            {dayLabel(day)}
          </h2>
          <ul className="flex flex-col gap-1">
            {items.map(({ item }) => (
              <li key={item.event_id}>
                <NotificationRow notification={item} onOpen={() => !item.is_read && read(item)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ListEnd query={query} />
    </>
  );
}

type ListQuery = ReturnType<typeof useInfiniteQuery>;

function ListEnd({
  query,
}: {
  query: Pick<ListQuery, 'error' | 'hasNextPage' | 'isFetching'> & { fetchNextPage: () => unknown };
}) {
  const { t } = useTranslation();
  const canLoad = query.hasNextPage && !query.isFetching && !query.error;
  const end = useNextPage(canLoad, () => void query.fetchNextPage());
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.fetchNextPage()} />;
  return (
    <div ref={end} className="flex justify-center py-6 text-caption text-ink-faint">
      {query.hasNextPage ? <Spinner /> : t('notifications.end')}
    </div>
  );
}
