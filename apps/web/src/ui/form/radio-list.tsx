import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useId } from 'react';

export type RadioOption<Value extends string> = { value: Value; label: string; hint?: string };

type RadioListProps<Value extends string> = {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  isDisabled?: boolean;
  onChange: (value: Value) => void;
};

export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, options, value, isDisabled = false, onChange } = props;
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onValueChange={(next) => onChange(next as Value)}
      className="flex flex-col divide-y divide-line"
    >
      {options.map((option) => (
        <RadioLine key={option.value} option={option} />
      ))}
    </RadioGroup>
  );
}

function RadioLine({ option }: { option: RadioOption<string> }) {
  const id = useId();
  return (
    <label className="flex min-h-14 items-center gap-4 py-2.5">
      <Radio.Root
        value={option.value}
        aria-labelledby={`${id}-label`}
        aria-describedby={option.hint ? `${id}-hint` : undefined}
        className="grid size-5.5 shrink-0 place-items-center rounded-full border-2 border-line-strong transition data-checked:border-action"
      >
        <Radio.Indicator className="size-2.5 rounded-full bg-action forced-colors:bg-[Highlight]" />
      </Radio.Root>
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-medium">
          {option.label}
        </span>
        {option.hint && (
          <span id={`${id}-hint`} className="block text-caption text-ink-soft">
            {option.hint}
          </span>
        )}
      </span>
    </label>
  );
}
