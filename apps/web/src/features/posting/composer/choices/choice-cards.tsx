import { type ReactNode, useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

type Choice<Value> = { value: Value; label: string; hint: string; icon: ReactNode };

type ChoiceCardsProps<Value> = {
  legend: string;
  /** Where the title of the sheet says it. */
  isLegendHidden?: boolean;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  children?: ReactNode;
};

export function ChoiceCards<Value extends string | number>({
  legend,
  isLegendHidden = false,
  choices,
  chosen,
  onChoose,
  children,
}: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      <div className="grid gap-2">
        {choices.map(({ value, label, hint, icon }) => (
          <label
            key={value}
            className={classNames(
              'flex min-h-14 cursor-pointer items-start gap-3 rounded-card border p-3.5 transition',
              'focus-within:outline-2 focus-within:outline-action',
              value === chosen ? 'border-action bg-sunken' : 'border-line-strong bg-surface hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            <span aria-hidden="true" className={value === chosen ? 'text-ink' : 'text-ink-soft'}>
              {icon}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              <span className="block text-caption text-ink-soft">{hint}</span>
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
