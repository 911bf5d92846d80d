import { classNames } from '../class-names.ts';

export type Choice<Value extends string> = { value: Value; label: string };

type ChoiceChipsProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, chosen in place. On narrow screens the row wraps. */
export function ChoiceChips<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: ChoiceChipsProps<Value>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className={classNames(
            'min-h-11 rounded-full border px-4 font-medium transition',
            choice.value === value
              ? 'border-action bg-action text-on-action'
              : 'border-line-strong bg-surface text-ink-soft hover:bg-sunken hover:text-ink',
          )}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
