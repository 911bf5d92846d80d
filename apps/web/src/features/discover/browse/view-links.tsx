import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { ScrollRow } from '../../../ui/layout/scroll-row.tsx';
import type { Chip } from './chip-links.tsx';

/** The views of one page, each with an address; looks like tabs. */
export function ViewLinks({ label, views }: { label: string; views: readonly Chip[] }) {
  return (
    <nav aria-label={label} className="border-line border-b">
      <ScrollRow>
        <ul className="flex w-max gap-1">
          {views.map(({ to, label: text, isCurrent }) => (
            <li key={text}>
              <Link
                to={to}
                replace
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  'grid h-12 place-items-center whitespace-nowrap border-b-2 px-3 font-semibold transition sm:px-4',
                  isCurrent ? 'border-action text-ink' : 'border-transparent text-ink-soft hover:text-ink',
                )}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </ScrollRow>
    </nav>
  );
}
