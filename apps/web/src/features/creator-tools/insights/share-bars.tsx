import { classNames } from '../../../ui/class-names.ts';

export type Share = { name: string; value: number; text: string };

/** Parts of a whole: a name, a bar and a figure each. */
export function ShareBars({ shares }: { shares: readonly Share[] }) {
  const most = Math.max(1, ...shares.map(({ value }) => value));
  return (
    <dl className="flex flex-col gap-4">
      {shares.map(({ name, value, text }) => (
        <div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
          <dt className="text-ink-soft">{name}</dt>
          <dd className={classNames('font-semibold tabular-nums', value < 0 && 'text-danger')}>{text}</dd>
          <dd aria-hidden="true" className="col-span-2 mt-1.5 h-1.5 overflow-hidden rounded-full bg-sunken">
            <span
              className="block h-full rounded-full bg-action"
              style={{ width: `${(Math.max(0, value) / most) * 100}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
