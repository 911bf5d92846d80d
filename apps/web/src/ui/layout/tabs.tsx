import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export type Tab = { value: string; label: string; badge?: ReactNode; content: ReactNode };

type TabsProps = { label: string; tabs: readonly Tab[]; value?: string; onChange?: (value: string) => void };

/** Views of which one is shown. Without `value` it minds itself, starting with the first. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Base.Root defaultValue={tabs[0]?.value} value={value} onValueChange={(next) => onChange?.(String(next))}>
      <Base.List aria-label={label} className="relative flex gap-1 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="h-12 shrink-0 whitespace-nowrap px-4 font-semibold text-ink-soft transition hover:text-ink data-active:text-ink"
          >
            {tab.label}
            {tab.badge}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) rounded-full bg-accent-ink transition-all forced-colors:bg-[Highlight] duration-200 ease-calm" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5 outline-none">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
