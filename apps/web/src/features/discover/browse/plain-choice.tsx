import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';
import type { Chip } from './chip-links.tsx';

export function PlainChoice({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label}>
      <ul className="-mx-2 flex">
        {chips.map(({ to, label: text, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              aria-current={isCurrent ? 'true' : undefined}
              className={classNames(
                'flex min-h-10 items-center rounded-control px-2 text-caption transition',
                isCurrent ? 'font-semibold text-ink' : 'text-ink-faint hover:text-ink',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
