import type { Insights } from '@kindred/contract/creator-tools/calls';
import { formatNumber, formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

export function KeyFigures({ insights }: { insights: Insights }) {
  const { t } = useTranslation();
  const { people, days } = insights;
  const subscribers = people.trialing + people.active + people.past_due + people.canceled;
  const figures = [
    {
      label: t('insights.earned'),
      value: formatUsd(insights.earned.total),
      hint: t('insights.earnedHint'),
    },
    {
      label: t('insights.newFollowers'),
      value: formatNumber(days.reduce((sum, day) => sum + day.follower_num, 0)),
      hint: t('insights.followersNow', { count: people.followers }),
    },
    {
      label: t('insights.newSubscribers'),
      value: formatNumber(days.reduce((sum, day) => sum + day.subscriber_num, 0)),
      hint: t('insights.subscribersNow', { count: subscribers }),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-3">
      {figures.map(({ label, value, hint }) => (
        <div
          key={label}
          className="rounded-card border max-xl:first:col-span-full border-line bg-surface p-5"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="mt-1 font-bold whitespace-nowrap text-[1.75rem]/tight tabular-nums">{value}</dd>
          <dd className="mt-1 text-caption text-ink-faint">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
