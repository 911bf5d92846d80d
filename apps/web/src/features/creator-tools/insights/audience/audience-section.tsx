import type { AudienceCounts } from '@kindred/contract/audience/calls';
import type { InsightDays } from '@kindred/contract/audience/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatClock } from '../../../../lib/format/format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { audienceQuery } from '../../creator-tools.queries.ts';
import { AudienceCharts } from './audience-charts.tsx';
import { AudienceNumbers } from './audience-numbers.tsx';
import { countNames, noCounts } from './counts.ts';
import { AudienceGroups } from './group-bars.tsx';
import { Retention } from './retention.tsx';

/** Who saw the creator: numbers first, then by time, by post, by way and by country. */
export function AudienceSection({ days }: { days: InsightDays }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...audienceQuery(days), placeholderData: keepPreviousData });
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-72 rounded-card" />
    );
  }
  const [all] = data.list;
  const isEmpty = !all || [all.now, all.before].every(isNothing);
  return (
    <section aria-labelledby="audience" className="mt-4 flex flex-col gap-6">
      <div>
        <h3 id="audience" className="font-bold text-title">
          {t('audience.title')}
        </h3>
        <p className="mt-1 text-caption text-ink-soft">
          {t('audience.lead')}{' '}
          {data.counted_time && t('audience.counted', { time: formatClock(data.counted_time) })}
        </p>
      </div>
      {isEmpty ? (
        <p className="rounded-card bg-sunken p-5">{t('audience.nothingYet')}</p>
      ) : (
        <>
          <AudienceNumbers now={all.now ?? noCounts} before={all.before} />
          <AudienceCharts days={days} series={data} />
          <AudienceGroups days={days} />
        </>
      )}
      <Retention days={days} />
    </section>
  );
}

function isNothing(counts: AudienceCounts): boolean {
  return countNames.every((name) => counts[name] === 0);
}
