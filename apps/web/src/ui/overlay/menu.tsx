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

type MenuProps = {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** It is there because somebody has asked for it just now. */
  startsOpen?: boolean;
};

/** A list of things to do, opened by `trigger`. */
export function Menu({ trigger, entries, startsOpen = false }: MenuProps) {
  return (
    <Base.Root defaultOpen={startsOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-popup">
          <Base.Popup className="min-w-52 animate-rise rounded-card border border-line bg-surface p-1.5 text-ink shadow-float outline-none">
            {entries.map((entry) => (
              <MenuItem key={entry.label} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
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
