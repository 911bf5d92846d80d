import type { EarningRecord } from '@kindred/contract/earnings/calls';
import { earningKinds } from '@kindred/contract/earnings/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Sprout } from 'lucide-react';
import { useState } from 'react';
import { dayLabel } from '../../lib/format/day-label.ts';
import { formatDate, formatUsd } from '../../lib/format/format.ts';
import { groupByDay } from '../../lib/format/group-by-day.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Tag } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { LoadMoreList } from '../../ui/layout/load-more-list.tsx';
import { earningsQuery } from './earnings.queries.ts';

const filters = ['all', ...earningKinds] as const;
type Filter = (typeof filters)[number];

/** Each earning, by day, newest first; all or of one kind. */
export function EarningsList() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('all');
  const earnings = useInfiniteQuery(earningsQuery(filter === 'all' ? undefined : filter));
  return (
    <section aria-labelledby="earnings-list">
      <h2 id="earnings-list" className="mb-4 font-bold text-title">
        {t('earnings.list')}
      </h2>
      <div className="mb-6">
        <ChoiceChips
          label={t('payouts.filter')}
          choices={filters.map((value) => ({ value, label: t(`payouts.${value}`) }))}
          value={filter}
          onChange={setFilter}
        />
      </div>
      <LoadMoreList query={earnings} empty={<NoEarnings isFiltered={filter !== 'all'} />}>
        {(list) =>
          groupByDay(list).map(({ day, items }) => (
            <section key={items[0]?.record_id} className="mb-6">
              <h3 className="mb-1 font-medium text-caption text-ink-faint">{dayLabel(day)}</h3>
              <ul className="divide-y divide-line">
                {items.map((earning) => (
                  <EarningRow key={earning.record_id} earning={earning} />
                ))}
              </ul>
            </section>
          ))
        }
      </LoadMoreList>
    </section>
  );
}

function NoEarnings({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  if (isFiltered) return <EmptyState icon={<Sprout />} title={t('payouts.emptyKind')} />;
  return (
    <EmptyState
      icon={<Sprout />}
      title={t('earnings.empty')}
      text={t('earnings.emptyText')}
      action={
        <Link to={paths.setting('invitationPage')} className={buttonClass('secondary')}>
          {t('payouts.getLink')}
        </Link>
      }
    />
  );
}

function EarningRow({ earning }: { earning: EarningRecord }) {
  const { t } = useTranslation();
  const { kind, from_name, gross_usd_cents, net_usd_cents, is_available, available_time } = earning;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 grow basis-36">
        <span className="block truncate font-medium">
          {t(`earnings.kind.${kind}`)}
          {from_name && <span className="font-normal text-ink-soft"> · {from_name}</span>}
        </span>
        <span className="block text-caption text-ink-faint">
          {kind === 'invite'
            ? t('earnings.fromInvited')
            : t('earnings.gross', { gross: formatUsd(gross_usd_cents) })}
        </span>
      </span>
      {!is_available && <Tag>{t('earnings.availableOn', { date: formatDate(available_time) })}</Tag>}
      <span className={classNames('shrink-0 font-semibold tabular-nums', net_usd_cents < 0 && 'text-danger')}>
        {formatUsd(net_usd_cents)}
      </span>
    </li>
  );
}
