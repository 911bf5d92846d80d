import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { roundScale } from './round-scale.ts';
import { DayTable } from './day-table.tsx';

export type BarSeries = { name: string; className: string; values: readonly number[] };

export type DayBarsProps = {
  label: string;
  /** `YYYY-MM-DD`, one for each value; or what `unit` names. */
  days: readonly string[];
  /** Says what is on the axis, when it is not days, and how each is written. */
  unit?: { label: string; format: (key: string) => string };
  /** Stacked from the bottom up. */
  series: readonly BarSeries[];
  /** The sums of as many days before these, drawn as a dotted line. */
  before: readonly number[];
  format: (value: number) => string;
  /** Stands below, beside the table. */
  action?: ReactNode;
};

const width = 600;
const height = 160;
const gap = 0.3;

/**
 * A bar for each day over three lines of a scale, and the same in a table for screen readers and keyboards. A negative day has a
 * bar of zero; the table has its amount.
 */
export function DayBars({ label, days, unit, series, before, format, action }: DayBarsProps) {
  const { t } = useTranslation();
  const nameOf = unit?.format ?? ((day: string) => formatDate(day));
  const [pointed, setPointed] = useState<number>();
  const totals = days.map((_, index) => sum(series.map(({ values }) => Math.max(0, values[index] ?? 0))));
  const most = roundScale(Math.max(1, ...totals, ...before));
  const selectedIndex = pointed ?? days.length - 1;
  return (
    <figure className="rounded-card border border-line bg-surface p-5">
      <figcaption className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{label}</span>
        <span aria-hidden="true" className="text-caption text-ink-soft tabular-nums">
          {nameOf(days[selectedIndex] ?? '')}:{' '}
          {series
            .map(
              ({ name, values }) =>
                `${format(values[selectedIndex] ?? 0)}${series.length > 1 ? ` ${name}` : ''}`,
            )
            .join(' · ')}
        </span>
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <Scale most={most} format={format} />
        <Bars days={days} series={series} before={before} most={most} onPoint={setPointed} />
        <div aria-hidden="true" className="col-start-2 mt-2 flex justify-between text-caption text-ink-faint">
          <span>{nameOf(days[0] ?? '')}</span>
          <span>{nameOf(days.at(-1) ?? '')}</span>
        </div>
      </div>
      <Legend series={series} before={t('insights.before', { sum: format(sum(before)) })} />
      <DayTable
        label={label}
        unit={{ label: unit?.label ?? t('studio.day'), format: nameOf }}
        days={days}
        series={series}
        before={before}
        format={format}
      />
      {action}
    </figure>
  );
}

type BarsProps = Pick<DayBarsProps, 'days' | 'series' | 'before'> & {
  most: number;
  onPoint: (index: number | undefined) => void;
};

function Bars({ days, series, before, most, onPoint }: BarsProps) {
  const slot = width / days.length;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-40 w-full overflow-visible"
      onPointerLeave={() => onPoint(undefined)}
    >
      {[0, 0.5, 1].map((part) => (
        <line
          key={part}
          x2={width}
          y1={height * part}
          y2={height * part}
          vectorEffect="non-scaling-stroke"
          className="stroke-line"
        />
      ))}
      {days.map((day, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: for the eye alone; the table has all of it.
        <g key={day} onPointerEnter={() => onPoint(index)}>
          <rect x={index * slot} width={slot} height={height} className="fill-transparent" />
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
      <polyline
        points={before
          .map((value, index) => `${(index + 0.5) * slot},${height - (Math.max(0, value) / most) * height}`)
          .join(' ')}
        vectorEffect="non-scaling-stroke"
        strokeDasharray="1 5"
        strokeLinecap="round"
        className="pointer-events-none fill-none stroke-2 stroke-ink-faint"
      />
    </svg>
  );
}

function Scale({ most, format }: { most: number; format: (value: number) => string }) {
  return (
    <div
      aria-hidden="true"
      className="-my-2 flex h-44 flex-col justify-between text-end text-caption/4 text-ink-faint tabular-nums"
    >
      {[most, most / 2, 0].map((value) => (
        <span key={value}>{format(value)}</span>
      ))}
    </div>
  );
}

function Legend({ series, before }: { series: readonly BarSeries[]; before: string }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-soft">
      {series.length > 1 &&
        series.map(({ name, className }) => (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5">
              <rect width="10" height="10" rx="3" className={className} />
            </svg>
            {name}
          </li>
        ))}
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="w-4 border-ink-faint border-t-2 border-dotted" />
        {before}
      </li>
    </ul>
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
