import { Input } from '../../ui/form/text-field.tsx';

type Range = { min: number; max: number };
type NumberInputProps = {
  label: string;
  /** Says which numbers are allowed; shown as the error for any other. */
  hint: string;
  range: Range;
  value: number;
  onChange: (value: number) => void;
};

export function NumberInput({ label, hint, range, value, onChange }: NumberInputProps) {
  return (
    <Input
      type="number"
      inputMode="numeric"
      label={label}
      hint={hint}
      error={isWithin(value, range) ? undefined : hint}
      min={range.min}
      max={range.max}
      value={value}
      onChange={({ target }) => onChange(Math.trunc(target.valueAsNumber || 0))}
    />
  );
}

export function isWithin(value: number, { min, max }: Range): boolean {
  return value >= min && value <= max;
}
