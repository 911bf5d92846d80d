import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/controls/link.tsx';

type PeopleLinkProps = { to: string; icon: LucideIcon; title: string; hint: string; children?: ReactNode };

/** Leads to a list of people; `children` say how many there are. */
export function PeopleLink({ to, icon: Icon, title, hint, children }: PeopleLinkProps) {
  return (
    <Link
      to={to}
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-5 transition hover:border-line-strong"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-ink">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold">{title}</span>
        <span className="block text-caption text-ink-faint">{hint}</span>
      </span>
      {children}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
    </Link>
  );
}
