import type { ReactNode } from 'react';
import { Link } from '../../../ui/controls/link.tsx';

type SearchResultProps = {
  to: string;
  picture: ReactNode;
  title: ReactNode;
  text: ReactNode;
  aside?: ReactNode;
  isOption?: boolean;
};

/** A line of the results: picture, title, and the matching text. */
export function SearchResult({ to, picture, title, text, aside, isOption = false }: SearchResultProps) {
  return (
    <Link
      to={to}
      role={isOption ? 'option' : undefined}
      tabIndex={isOption ? -1 : undefined}
      className="flex min-h-14 items-center gap-3 rounded-control px-3 py-2 transition hover:bg-sunken aria-selected:bg-sunken"
    >
      {picture}
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-2">
          <span className="min-w-0 truncate font-semibold">{title}</span>
          {aside && <span className="shrink-0 text-caption text-ink-faint">{aside}</span>}
        </span>
        <span className="block truncate text-ink-soft">{text}</span>
      </span>
    </Link>
  );
}
