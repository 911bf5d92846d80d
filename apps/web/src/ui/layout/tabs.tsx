import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';

export type Tab<Value extends string = string> = {
  value: Value;
  label: string;
  badge?: ReactNode;
  content: ReactNode;
};

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  onChange?: (value: Value) => void;
  /** Where the row of tabs stands; without it, in a line above the view. */
  frame?: (row: ReactNode) => ReactNode;
};

/**
 * Views of which one is shown. Without `value` it minds itself, starting with the first. Arrow keys, Home and End choose
 * (ARIA Authoring Practices, tabs with automatic activation). Written by hand, because pages that begin with tabs would
 * bring fifteen kilobytes of a library along for them.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange, frame }: TabsProps<Value>) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.value);
  const selected = tabs.find((tab) => tab.value === (value ?? own));
  const choose = (next: Value) => {
    setOwn(next);
    if (next !== selected?.value) onChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = tabs[nextIndex(event, selected ? tabs.indexOf(selected) : 0, tabs.length)];
    if (!target) return;
    event.preventDefault();
    choose(target.value);
    document.getElementById(`${id}-${target.value}`)?.focus();
  };
  const row = (
    <div
      role="tablist"
      aria-label={label}
      className={classNames('flex gap-1 overflow-x-auto fade-ends', !frame && 'border-line border-b')}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-selected={tab === selected}
          aria-controls={tab === selected ? `${id}-panel` : undefined}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => choose(tab.value)}
          onKeyDown={onKeyDown}
          className={classNames(tabLook, frame ? 'px-3 sm:px-4' : 'px-4')}
        >
          {tab.label}
          {tab.badge}
        </button>
      ))}
    </div>
  );
  return (
    <>
      {frame ? frame(row) : row}
      {selected && (
        <div
          key={selected.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${selected.value}`}
          className={frame ? 'px-4 pt-3 sm:pt-5' : 'pt-5'}
        >
          {selected.content}
        </div>
      )}
    </>
  );
}

const tabLook =
  'relative h-12 shrink-0 whitespace-nowrap font-semibold text-ink-soft transition hover:text-ink aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:rounded-full aria-selected:after:bg-creator-ink forced-colors:aria-selected:after:bg-[Highlight]';

/** Where a key leads from a tab; -1 for other keys. */
function nextIndex({ key, currentTarget }: KeyboardEvent<HTMLElement>, from: number, count: number): number {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return (from + ((key === 'ArrowRight') === isRightToLeft ? count - 1 : 1)) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
