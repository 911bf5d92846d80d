import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { DayBarsProps } from './day-bars.tsx';

type DayTableProps = Omit<DayBarsProps, 'unit' | 'action'> & Required<Pick<DayBarsProps, 'unit'>>;

/** The bars as a table, each beside what was in its place in the period before. */
export function DayTable({ label, days, unit, series, before, format }: DayTableProps) {
  const { t } = useTranslation();
  return (
    <details className="mt-4">
      <summary className="w-fit cursor-pointer rounded-control py-2 font-medium text-caption text-ink-soft hover:text-ink">
        {t('studio.table')}
      </summary>
      <div className="mt-2 max-h-72 overflow-y-auto" tabIndex={0} role="region" aria-label={label}>
        <table className="w-full text-start text-caption tabular-nums">
          <thead>
            <tr className="text-ink-soft">
              <th className="py-1.5 font-medium">{unit.label}</th>
              {series.map(({ name }) => (
                <th key={name} className="py-1.5 text-right font-medium">
                  {name}
                </th>
              ))}
              <th className="py-1.5 text-right font-medium">{t('insights.beforeHead')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {days.map((day, index) => (
              <tr key={day}>
                <th className="py-1.5 font-normal">{unit.format(day)}</th>
                {series.map(({ name, values }) => (
                  <td key={name} className="py-1.5 text-right">
                    {format(values[index] ?? 0)}
                  </td>
                ))}
                <td className="py-1.5 text-right text-ink-soft">{format(before[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
