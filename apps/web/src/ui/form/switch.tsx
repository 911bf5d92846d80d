import { Switch as Base } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';

type SwitchProps = {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** A line with a switch at its end; the whole line is the switch's label. */
export function Switch({ label, hint, isOn, isDisabled = false, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <label className="flex min-h-14 items-center justify-between gap-6 py-2.5">
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {hint && (
          <span id={hintId} className="block text-caption text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      <Base.Root
        checked={isOn}
        disabled={isDisabled}
        onCheckedChange={onChange}
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        className="flex h-7 w-12 shrink-0 items-center rounded-full bg-line-strong transition data-disabled:opacity-40 data-checked:bg-action forced-colors:border forced-colors:data-checked:bg-[Highlight]"
      >
        <Base.Thumb className="block size-5 translate-x-1 rounded-full bg-white transition-transform duration-150 ease-calm data-checked:translate-x-6 rtl:-translate-x-1 rtl:data-checked:-translate-x-6 forced-colors:bg-[ButtonText]" />
      </Base.Root>
    </label>
  );
}
