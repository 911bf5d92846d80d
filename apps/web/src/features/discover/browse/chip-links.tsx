import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { ScrollRow } from '../../../ui/layout/scroll-row.tsx';

export type Chip = { to: string; label: string; icon?: LucideIcon; isCurrent: boolean };

/** Choices in a row, of which one holds; on narrow screens the row scrolls sideways. */
export function ChipLinks({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label}>
      <ScrollRow>
        <ul className="flex w-max gap-2 py-1">
          {chips.map(({ to, label: text, icon: Icon, isCurrent }) => (
            <li key={to}>
              <Link
                to={to}
                replace
                aria-current={isCurrent ? 'true' : undefined}
                className={classNames(
                  'flex h-10 items-center gap-2 rounded-full border px-4 font-medium text-caption transition',
                  isCurrent
                    ? 'border-action bg-action text-on-action'
                    : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
                )}
              >
                {Icon && <Icon aria-hidden="true" className="size-4" />}
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </ScrollRow>
    </nav>
  );
}
