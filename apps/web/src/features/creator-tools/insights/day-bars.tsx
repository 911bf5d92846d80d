import { useState } from 'react';
import { formatDate } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

export type BarSeries = { name: string; className: string; values: readonly number[] };

type DayBarsProps = {
  label: string;
  /** `YYYY-MM-DD`, one for each value. */
  days: readonly string[];
  /** Stacked from the bottom up. */
  series: readonly BarSeries[];
  format: (value: number) => string;
};

const width = 600;
const height = 160;
const gap = 0.3;

/**
 * A bar for each day, and the same in a table for screen readers and keyboards. A negative day has a bar of zero; the table
 * has its amount.
 */
export function DayBars({ label, days, series, format }: DayBarsProps) {
  const [pointed, setPointed] = useState<number>();
  const totals = days.map((_, index) => sum(series.map(({ values }) => Math.max(0, values[index] ?? 0))));
  const most = Math.max(1, ...totals);
  const slot = width / days.length;
  const selectedIndex = pointed ?? days.length - 1;
  return (
    <figure className="rounded-card border border-line bg-surface p-5">
      <figcaption className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{label}</span>
        <span aria-hidden="true" className="text-caption text-ink-soft tabular-nums">
          {formatDate(days[selectedIndex] ?? '')} ·{' '}
          {series.map(({ values }) => format(values[selectedIndex] ?? 0)).join(' · ')}
        </span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full"
        onPointerLeave={() => setPointed(undefined)}
      >
        {days.map((day, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: for the eye alone; the table has all of it.
          <g key={day} onPointerEnter={() => setPointed(index)}>
            <rect x={index * slot} width={slot} height={height} className="fill-transparent" />
            <rect
              x={(index + gap / 2) * slot}
              y={height - 2}
              width={slot * (1 - gap)}
              height={2}
              className="fill-line"
            />
            {stack(series, index).map(({ name, className, from, to }) => (
              <rect
                key={name}
                x={(index + gap / 2) * slot}
                width={slot * (1 - gap)}
                y={height - (to / most) * height}
                height={((to - from) / most) * height}
                className={className}
              />
            ))}
          </g>
        ))}
      </svg>
      <div aria-hidden="true" className="mt-2 flex justify-between text-caption text-ink-faint">
        <span>{formatDate(days[0] ?? '')}</span>
        <span>{formatDate(days.at(-1) ?? '')}</span>
      </div>
      {series.length > 1 && <Legend series={series} />}
      <DayTable label={label} days={days} series={series} format={format} />
    </figure>
  );
}

function Legend({ series }: Pick<DayBarsProps, 'series'>) {
  return (
    <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-4 text-caption text-ink-soft">
      {series.map(({ name, className }) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 10 10" className="size-2.5">
            <rect width="10" height="10" rx="3" className={className} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function DayTable({ label, days, series, format }: DayBarsProps) {
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
              <th className="py-1.5 font-medium">{t('studio.day')}</th>
              {series.map(({ name }) => (
                <th key={name} className="py-1.5 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {days.map((day, index) => (
              <tr key={day}>
                <th className="py-1.5 font-normal">{formatDate(day)}</th>
                {series.map(({ name, values }) => (
                  <td key={name} className="py-1.5 text-right">
                    {format(values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function stack(series: readonly BarSeries[], index: number) {
  let from = 0;
  return series.map(({ name, className, values }) => {
    const to = from + Math.max(0, values[index] ?? 0);
    const bar = { name, className, from, to };
    from = to;
    return bar;
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
