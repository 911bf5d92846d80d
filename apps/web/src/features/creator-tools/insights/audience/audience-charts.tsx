import type { CallOutput } from '@kindred/contract/all/calls';
import type { InsightDays } from '@kindred/contract/audience/limits';
import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatWallClock } from '../../../../lib/format/format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { audienceQuery } from '../../creator-tools.queries.ts';
import { DayBars } from '../day-bars.tsx';
import { hoursOfDay, sumsByHour, valuesAt } from './counts.ts';
import { CsvButton } from './csv-button.tsx';

type ChartsProps = { days: InsightDays; series: CallOutput<'getInsightsSeries'> };

/** Posts seen and visits, each by day with the period before; and at which hours of the day people are there. */
export function AudienceCharts({ days, series }: ChartsProps) {
  const { t } = useTranslation();
  const { points = [], points_before = [] } = series.list[0] ?? {};
  return (
    <div className="grid gap-6 3xl:grid-cols-2">
      {(['view_num', 'visit_num'] as const).map((name) => (
        <DayBars
          key={name}
          label={t(`audience.byDay.${name}`)}
          days={series.days}
          series={[
            {
              name: t(`audience.${name}`),
              className: 'fill-action',
              values: valuesAt(series.days, points, name),
            },
          ]}
          before={valuesAt(series.days_before, points_before, name)}
          format={formatNumber}
          action={<CsvButton table="days" days={days} label={t(`audience.byDay.${name}`)} />}
        />
      ))}
      <HourBars days={days} />
    </div>
  );
}

function HourBars({ days }: { days: InsightDays }) {
  const { t } = useTranslation();
  const { data } = useQuery(audienceQuery(days, 'hour'));
  if (!data) return <Skeleton className="h-72 rounded-card" />;
  const { points = [], points_before = [] } = data.list[0] ?? {};
  return (
    <DayBars
      label={t('audience.byHour')}
      days={hoursOfDay}
      unit={{ label: t('audience.hour'), format: (hour) => formatWallClock(`2000-01-01T${hour}:00:00`) }}
      series={[
        { name: t('audience.view_num'), className: 'fill-action', values: sumsByHour(points, 'view_num') },
      ]}
      before={sumsByHour(points_before, 'view_num')}
      format={formatNumber}
      action={<CsvButton table="hours" days={days} label={t('audience.byHour')} />}
    />
  );
}
