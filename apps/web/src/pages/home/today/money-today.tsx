import type { Insights } from '@kindred/contract/creator-tools/calls';
import { DayBars } from '../../../features/creator-tools/insights/day-bars.tsx';
import { formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';

const days = 28;

/** What came in today, and the last four weeks beside the four before. */
export function MoneyToday({ insights }: { insights: Insights }) {
  const { t } = useTranslation();
  const all = [...insights.days_before, ...insights.days];
  const shown = all.slice(-days);
  const before = all.slice(-2 * days, -days).map((day) => day.earned_usd_cents);
  const today = shown.at(-1)?.earned_usd_cents ?? 0;
  const joined = shown.at(-1);
  return (
    <section aria-labelledby="today-money" className="flex flex-col gap-3">
      <div className="flex items-end justify-between gap-4">
        <div>
          <h2 id="today-money" className="text-ink-soft">
            {t('today.money')}
          </h2>
          <p className="text-display text-money tabular-nums">{formatUsd(today)}</p>
        </div>
        <p className="text-end text-caption text-ink-soft">
          {joined && joined.follower_num + joined.subscriber_num > 0 && (
            <span className="block">
              {t('today.joined', { followers: joined.follower_num, subscribers: joined.subscriber_num })}
            </span>
          )}
          <Link to={paths.creatorTool('insights')} className="font-semibold hover:underline">
            {t('today.allFigures')}
          </Link>
        </p>
      </div>
      {all.some((day) => day.earned_usd_cents !== 0) && (
        <DayBars
          label={t('today.fourWeeks', {
            sum: formatUsd(shown.reduce((sum, day) => sum + day.earned_usd_cents, 0)),
          })}
          days={shown.map(({ day }) => day)}
          series={[
            {
              name: t('insights.earned'),
              className: 'fill-money',
              values: shown.map((day) => day.earned_usd_cents),
            },
          ]}
          before={before}
          format={formatUsd}
        />
      )}
    </section>
  );
}
