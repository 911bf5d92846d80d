import type { NotificationKind } from '@kindred/contract/notifications/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { dayLabel } from '../../lib/format/day-label.ts';
import { groupByDay } from '../../lib/format/group-by-day.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Spinner } from '../../ui/controls/spinner.tsx';
import { InfiniteList } from '../../ui/layout/infinite-list.tsx';
import { NotificationRow } from './notification-row.tsx';
import { notificationsPages } from './notifications.queries.ts';
import { NotificationsEmpty } from './notifications-empty.tsx';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import { useReadNotifications } from './use-read-notifications.ts';

export function NotificationsList({ kind }: { kind: NotificationKind }) {
  const query = useInfiniteQuery(notificationsPages(kind));
  const { mutate: read } = useReadNotifications();
  return (
    <InfiniteList
      query={query}
      skeleton={<NotificationsSkeleton />}
      empty={<NotificationsEmpty />}
      more={<Loading />}
      end={<ListEnd />}
    >
      {(list) =>
        groupByDay(list.map((item) => ({ item, created_time: item.time }))).map(({ day, items }) => (
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
        ))
      }
    </InfiniteList>
  );
}

function Loading() {
  return (
    <div className="flex justify-center py-6 text-ink-faint">
      <Spinner />
    </div>
  );
}

function ListEnd() {
  const { t } = useTranslation();
  return <p className="py-6 text-center text-caption text-ink-faint">{t('notifications.end')}</p>;
}
