import type { SpendingSummary as Summary } from '@kindred/contract/spending/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { formatMonth, formatUsd } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Select } from '../../ui/form/select.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { PayeeName } from './payee-name.tsx';
import { spendingSummaryQuery } from './spending.queries.ts';

/** What was spent, by creator, in all or in one month. */
export function SpendingSummary() {
  const { t } = useTranslation();
  const [month, setMonth] = useState('');
  const { data, error, refetch } = useQuery({
    ...spendingSummaryQuery(month || undefined),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64 rounded-card" />;
  return (
    <CardSection title={t('spending.summary.title')} hint={t('spending.summary.hint')}>
      {data.months.length === 0 ? (
        <EmptyState
          icon={<ChartNoAxesColumn />}
          title={t('spending.summary.empty')}
          text={t('spending.summary.emptyText')}
        />
      ) : (
        <>
          <Select
            label={t('spending.summary.when')}
            value={month}
            onChange={({ target }) => setMonth(target.value)}
          >
            <option value="">{t('spending.summary.all')}</option>
            {data.months.map((one) => (
              <option key={one.month} value={one.month}>
                {t('spending.summary.month', {
                  month: formatMonth(one.month),
                  amount: formatUsd(one.usd_cents),
                })}
              </option>
            ))}
          </Select>
          <p className="flex justify-between gap-4 border-line border-b py-3 font-semibold">
            <span>{t('spending.summary.total')}</span>
            <span className="tabular-nums">{formatUsd(data.total_usd_cents)}</span>
          </p>
          <ul className="divide-y divide-line">
            {data.creators.map((creator) => (
              <Creator key={creator.char_id} creator={creator} />
            ))}
          </ul>
        </>
      )}
    </CardSection>
  );
}

function Creator({ creator }: { creator: Summary['creators'][number] }) {
  const { t } = useTranslation();
  const { gift_usd_cents: gifts, post_usd_cents: posts, subscription_usd_cents: months } = creator;
  const parts = [
    months > 0 && t('spending.summary.subscriptions', { amount: formatUsd(months) }),
    posts > 0 && t('spending.summary.posts', { amount: formatUsd(posts) }),
    gifts > 0 && t('spending.summary.gifts', { amount: formatUsd(gifts) }),
  ].filter(Boolean);
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="truncate font-medium">
          <PayeeName payee={creator} />
        </p>
        <p className="text-caption text-ink-soft">{parts.join(' · ')}</p>
      </div>
      <span className="shrink-0 font-semibold tabular-nums">{formatUsd(creator.usd_cents)}</span>
    </li>
  );
}
