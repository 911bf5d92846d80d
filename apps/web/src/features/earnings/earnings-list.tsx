import type { EarningRecord } from '@kindred/contract/earnings';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Sprout } from 'lucide-react';
import { dayLabel } from '../../lib/day-label.ts';
import { formatDate, formatUsd } from '../../lib/format.ts';
import { groupByDay } from '../../lib/group-by-day.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Tag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { earningsQuery } from './earnings.queries.ts';

/** Each earning, by day, newest first. */
export function EarningsList() {
  const { t } = useTranslation();
  const earnings = useInfiniteQuery(earningsQuery);
  const list = earnings.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <section aria-labelledby="earnings-list">
      <h2 id="earnings-list" className="mb-4 font-bold text-title">
        {t('earnings.list')}
      </h2>
      {earnings.isPending && [1, 2, 3].map((at) => <Skeleton key={at} className="mb-3 h-14" />)}
      {earnings.error && list.length === 0 && (
        <ErrorState error={earnings.error} onRetry={() => void earnings.refetch()} />
      )}
      {earnings.isSuccess && list.length === 0 && (
        <EmptyState icon={<Sprout />} title={t('earnings.empty')} text={t('earnings.emptyText')} />
      )}
      {groupByDay(list).map(({ day, items }) => (
        <section key={items[0]?.record_id} className="mb-6">
          <h3 className="mb-1 font-medium text-caption text-ink-faint">{dayLabel(day)}</h3>
          <ul className="divide-y divide-line">
            {items.map((earning) => (
              <EarningRow key={earning.record_id} earning={earning} />
            ))}
          </ul>
        </section>
      ))}
      {earnings.hasNextPage && (
        <Button
          variant="secondary"
          isLoading={earnings.isFetchingNextPage}
          onClick={() => void earnings.fetchNextPage()}
        >
          {t('common.loadMore')}
        </Button>
      )}
    </section>
  );
}

function EarningRow({ earning }: { earning: EarningRecord }) {
  const { t } = useTranslation();
  const { kind, from_name, gross_usd_cents, net_usd_cents, is_available, available_time } = earning;
  return (
    <li className="flex items-center gap-4 py-3">
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">
          {t(`earnings.kind.${kind}`)}
          {from_name && <span className="font-normal text-ink-soft"> · {from_name}</span>}
        </span>
        <span className="block text-caption text-ink-faint">
          {t('earnings.gross', { gross: formatUsd(gross_usd_cents) })}
        </span>
      </span>
      {!is_available && <Tag>{t('earnings.availableOn', { date: formatDate(available_time) })}</Tag>}
      <span className={classNames('shrink-0 font-semibold tabular-nums', net_usd_cents < 0 && 'text-danger')}>
        {formatUsd(net_usd_cents)}
      </span>
    </li>
  );
}
