import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import type { RadioOption } from '../form/radio-list.tsx';

type ChoiceMenuProps<Value extends string> = {
  trigger: ReactElement;
  /** Mounted by the click that opens it, so it opens at once. */
  startsOpen?: boolean;
  /** What is chosen here. */
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** `ChoiceMenu`, once its code is wanted. */
export function LoadedChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { trigger, startsOpen = false, label, options, value, onChange } = props;
  return (
    <Base.Root defaultOpen={startsOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-popup">
          <Base.Popup className="w-72 max-w-[calc(100vw-2rem)] animate-rise rounded-card border border-line bg-surface p-1.5 text-ink shadow-float outline-none">
            <Base.RadioGroup
              aria-label={label}
              value={value}
              onValueChange={(next: unknown) => onChange(next as Value)}
            >
              {options.map((option) => (
                <Base.RadioItem
                  key={option.value}
                  value={option.value}
                  closeOnClick
                  className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-3 py-2 outline-none data-highlighted:bg-sunken"
                >
                  <span className="size-4.5 shrink-0">
                    <Base.RadioItemIndicator>
                      <Check aria-hidden="true" className="size-4.5 text-ink" />
                    </Base.RadioItemIndicator>
                  </span>
                  <span className="min-w-0">
                    <span className="block font-medium">{option.label}</span>
                    {option.hint && <span className="block text-caption text-ink-soft">{option.hint}</span>}
                  </span>
                </Base.RadioItem>
              ))}
            </Base.RadioGroup>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
