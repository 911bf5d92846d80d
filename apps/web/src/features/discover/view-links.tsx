import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import type { Chip } from './chip-links.tsx';

/** The views of one page, each with an address; looks like tabs. */
export function ViewLinks({ label, views }: { label: string; views: readonly Chip[] }) {
  return (
    <nav aria-label={label} className="border-line border-b">
      <ul className="flex gap-1">
        {views.map(({ to, label: text, isCurrent }) => (
          <li key={text}>
            <Link
              to={to}
              replace
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(
                '-mb-px grid h-12 place-items-center border-b-2 px-4 font-semibold transition',
                isCurrent ? 'border-accent text-ink' : 'border-transparent text-ink-soft hover:text-ink',
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
