import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

type SelectProps = ComponentProps<'select'> & {
  label: string;
  /** Where the name already stands above. */
  isLabelHidden?: boolean;
  hint?: string;
};

export function Select({ label, isLabelHidden = false, hint, children, ...props }: SelectProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5 py-2.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium text-caption text-ink-soft'}>
        {label}
      </label>
      <span className="relative">
        <select
          {...props}
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="h-11 w-full appearance-none truncate rounded-control border border-line-strong bg-surface ps-3 pe-10 text-ink hover:border-ink-faint"
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-faint"
        />
      </span>
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
