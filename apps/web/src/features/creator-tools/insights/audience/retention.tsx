import type { InsightDays } from '@kindred/contract/audience/limits';
import { useQuery } from '@tanstack/react-query';
import { formatShare } from './format-share.ts';
import { formatMonth, formatNumber } from '../../../../lib/format/format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { retentionQuery } from '../../creator-tools.queries.ts';
import { ToolSection } from '../../tool-section.tsx';
import { CsvButton } from './csv-button.tsx';

/** Of those who joined in a month, who is still there; months in which nobody joined are left out. */
export function Retention({ days }: { days: InsightDays }) {
  const { t } = useTranslation();
  const { data } = useQuery(retentionQuery);
  const months = (data?.list ?? []).filter(({ joined_num }) => joined_num > 0).toReversed();
  if (months.length === 0) return null;
  return (
    <ToolSection title={t('audience.retention')}>
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={t('audience.retention')}>
        <table className="w-full text-start tabular-nums">
          <thead>
            <tr className="text-caption text-ink-soft">
              <th className="py-2 pe-3 text-start font-medium">{t('audience.month')}</th>
              <th className="py-2 ps-3 text-right font-medium">{t('audience.joined')}</th>
              <th className="py-2 ps-3 text-right font-medium">{t('audience.there')}</th>
              <th className="py-2 ps-3 text-right font-medium">{t('audience.subscribing')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {months.map(({ month, joined_num, there_num, subscribing_num }) => (
              <tr key={month}>
                <th className="py-2 pe-3 text-start font-normal">{formatMonth(month)}</th>
                <td className="py-2 ps-3 text-right">{formatNumber(joined_num)}</td>
                <td className="py-2 ps-3 text-right">
                  {formatNumber(there_num)}{' '}
                  <span className="text-ink-soft">
                    {t('audience.ofJoined', { share: formatShare(there_num / joined_num) })}
                  </span>
                </td>
                <td className="py-2 ps-3 text-right">{formatNumber(subscribing_num)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CsvButton table="retention" days={days} label={t('audience.retention')} />
    </ToolSection>
  );
}
