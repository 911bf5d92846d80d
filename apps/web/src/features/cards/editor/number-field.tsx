import { useState } from 'react';
import { Input } from '../../../ui/form/text-field.tsx';

type NumberFieldProps = {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A whole number. While it is being typed it may be empty; what is left without one goes back to what it was. */
export function NumberField({ label, hint, value, min, max, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <div className="py-2.5">
      <Input
        type="number"
        inputMode="numeric"
        label={label}
        hint={hint}
        min={min}
        max={max}
        step={1}
        value={typed ?? String(value)}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = Number(target.value);
          if (target.value !== '' && Number.isInteger(number) && number >= min && number <= max)
            onChange(number);
        }}
      />
    </div>
  );
}
