import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type MenuEntry = {
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
  onSelect: () => void;
};

/** One of a few choices in a row above the others, drawn as a symbol. */
export type QuickEntry = { label: string; symbol: string; isOn: boolean; onSelect: () => void };

export type MenuProps = {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Mounted by the click that opens it, so it opens at once. */
  startsOpen?: boolean;
  quick?: readonly QuickEntry[];
  /** Left out, the menu opens and closes by itself. */
  isOpen?: boolean | undefined;
  onOpenChange?: (isOpen: boolean) => void;
  /** The side of the trigger on which they are in line. */
  align?: 'start' | 'end';
};

/** `Menu`, once its code is wanted. */
export function LoadedMenu(props: MenuProps) {
  const { trigger, entries, startsOpen = false, quick = [], isOpen, onOpenChange, align = 'end' } = props;
  return (
    <Base.Root open={isOpen} defaultOpen={startsOpen} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-popup">
          <Base.Popup className="min-w-52 animate-rise rounded-card border border-line bg-surface p-1.5 text-ink shadow-float outline-none">
            {quick.length > 0 && (
              <div className="mb-1 flex border-line border-b pb-1">
                {quick.map((entry) => (
                  <QuickItem key={entry.symbol} entry={entry} />
                ))}
              </div>
            )}
            {entries.map((entry) => (
              <MenuItem key={entry.label} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function QuickItem({ entry }: { entry: QuickEntry }) {
  return (
    <Base.CheckboxItem
      aria-label={entry.label}
      checked={entry.isOn}
      closeOnClick
      onCheckedChange={entry.onSelect}
      className="grid size-11 cursor-pointer place-items-center rounded-full text-xl outline-none data-checked:bg-sunken data-highlighted:bg-sunken"
    >
      {entry.symbol}
    </Base.CheckboxItem>
  );
}

function MenuItem({ entry }: { entry: MenuEntry }) {
  return (
    <Base.Item
      disabled={entry.isDisabled}
      onClick={entry.onSelect}
      className={classNames(
        'flex h-11 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-highlighted:bg-sunken',
        'data-disabled:opacity-40 [&>svg]:size-4.5',
        entry.isDanger && 'text-danger',
      )}
    >
      {entry.icon}
      {entry.label}
    </Base.Item>
  );
}
