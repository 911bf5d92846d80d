import type { AudienceCounts } from '@kindred/contract/audience/calls';
import { formatShare } from './format-share.ts';
import { formatNumber } from '../../../../lib/format/format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { countNames } from './counts.ts';

/** The five figures, each with the period before; of those who were reached also the share that came further. */
export function AudienceNumbers({ now, before }: { now: AudienceCounts; before: AudienceCounts }) {
  const { t } = useTranslation();
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3 3xl:grid-cols-5">
      {countNames.map((name) => {
        const isShare = name === 'joined_num' || name === 'paid_num';
        return (
          <div
            key={name}
            className="rounded-card border border-line bg-surface p-5 max-lg:first:col-span-full"
          >
            <dt className="text-ink-soft">{t(`audience.${name}`)}</dt>
            <dd className="mt-1 font-bold text-[1.75rem]/tight tabular-nums">{formatNumber(now[name])}</dd>
            {isShare && now.reached_num > 0 && (
              <dd className="text-caption text-ink-soft tabular-nums">
                {t('audience.share', { share: formatShare(now[name] / now.reached_num) })}
              </dd>
            )}
            <dd className="mt-1 text-caption text-ink-faint tabular-nums">
              {t('audience.before', { count: formatNumber(before[name]) })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
