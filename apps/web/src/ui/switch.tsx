import { Switch as Base } from '@base-ui/react/switch';
import { useId } from 'react';

type SwitchProps = {
  label: string;
  hint?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** A setting that is on or off, with its words on the left. */
export function Switch({ label, hint, isOn, isDisabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-6">
      <label htmlFor={id}>
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-caption text-ink-soft">{hint}</span>}
      </label>
      <Base.Root
        id={id}
        checked={isOn}
        disabled={isDisabled}
        onCheckedChange={onChange}
        className="h-7 w-12 shrink-0 rounded-full bg-line-strong p-0.5 transition data-checked:bg-accent data-disabled:opacity-50"
      >
        <Base.Thumb className="block size-6 rounded-full bg-white shadow-card transition-transform duration-200 ease-calm data-checked:translate-x-5" />
      </Base.Root>
    </div>
  );
}
