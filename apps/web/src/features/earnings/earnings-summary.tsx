import type { CallOutput } from '@kindred/contract/all/calls';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatUsd } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { earningsSummaryQuery } from './earnings.queries.ts';

type Summary = CallOutput<'getEarningsSummary'>;

export function EarningsSummary() {
  const { data, error, refetch } = useQuery(earningsSummaryQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64 rounded-sheet" />;
  return (
    <section className="rounded-sheet border border-line bg-surface p-6 sm:p-8">
      <Figures summary={data} />
      <Shares summary={data} />
    </section>
  );
}

function Figures({ summary }: { summary: Summary }) {
  const { t } = useTranslation();
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <dt className="text-ink-soft">{t('earnings.available')}</dt>
        <dd className="font-bold text-display tabular-nums">{formatUsd(summary.available_usd_cents)}</dd>
      </div>
      <div>
        <dt className="text-ink-soft">{t('earnings.pending')}</dt>
        <dd className="font-bold text-title tabular-nums">{formatUsd(summary.pending_usd_cents)}</dd>
        {summary.next_release_time && (
          <dd className="text-caption text-ink-faint">
            {t('earnings.nextRelease', { date: formatDate(summary.next_release_time) })}
          </dd>
        )}
      </div>
      {summary.in_flight_usd_cents > 0 && (
        <div>
          <dt className="text-ink-soft">{t('statements.inFlight')}</dt>
          <dd className="font-bold text-title tabular-nums">{formatUsd(summary.in_flight_usd_cents)}</dd>
        </div>
      )}
      <div>
        <dt className="text-ink-soft">{t('statements.paidOut')}</dt>
        <dd className="font-bold text-title tabular-nums">{formatUsd(summary.paid_out_usd_cents)}</dd>
      </div>
      <div>
        <dt className="text-ink-soft">{t('earnings.total')}</dt>
        <dd className="font-bold text-title tabular-nums">{formatUsd(summary.total_usd_cents)}</dd>
      </div>
    </dl>
  );
}

function Shares({ summary }: { summary: Summary }) {
  const { t } = useTranslation();
  const creatorPercent = summary.creator_share_percent;
  return (
    <div className="mt-7 border-line border-t pt-5">
      <div aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-line-strong">
        <span className="bg-money" style={{ width: `${creatorPercent}%` }} />
      </div>
      <p className="mt-3 text-ink-soft">
        {t('earnings.shares', { kept: creatorPercent, fee: 100 - creatorPercent })}
        <span className="block">{t('earnings.waiting', { count: summary.pending_days })}</span>
      </p>
    </div>
  );
}
