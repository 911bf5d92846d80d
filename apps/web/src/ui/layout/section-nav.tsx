import { ChevronRight } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Link } from '../controls/link.tsx';

export type SectionLink = { path: string; label: string };

export function SectionNav({
  label,
  links,
  path,
}: {
  label: string;
  links: readonly SectionLink[];
  /** Of the open one; undefined where the list stands alone. */
  path: string | undefined;
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-col gap-0.5">
        {links.map((link) => (
          <li key={link.path}>
            <Link
              to={link.path}
              aria-current={link.path === path ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 transition hover:bg-sunken',
                link.path === path ? 'bg-sunken font-semibold text-ink' : 'text-ink-soft hover:text-ink',
              )}
            >
              {link.label}
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
