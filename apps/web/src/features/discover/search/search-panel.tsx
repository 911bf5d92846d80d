import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { type MouseEvent, type RefObject, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { searchQuery } from '../discover.queries.ts';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recent-searches.ts';
import { hasNoResults, ResultGroups } from './result-groups.tsx';

type SearchPanelProps = {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  typed: string;
  /** The debounced text. */
  q: string;
  userId: string;
  /** A search of before is taken up again. */
  onTake: (text: string) => void;
  onClose: () => void;
};

/** Below the box: searches of before, then what is found while one types. */
export function SearchPanel({ ref, id, typed, q, userId, onTake, onClose }: SearchPanelProps) {
  const { t } = useTranslation();
  const recent = useRecent(userId);
  if (typed.trim() === '' && recent.searches.length === 0) return null;
  const onOpened = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('a')) return;
    recent.add(typed.trim());
    onClose();
  };
  return (
    // biome-ignore lint: the links inside have the keys; a click on the panel itself does nothing
    <div
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpened}
      className="absolute inset-x-0 top-full z-popup mt-2 max-h-[min(36rem,70dvh)] animate-rise overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-float"
    >
      {typed.trim() === '' && <Recent {...recent} onTake={onTake} />}
      <div ref={ref} id={id} role="listbox" aria-label={t('search.results')}>
        {typed.trim() !== '' && <Results q={q} typed={typed.trim()} />}
      </div>
    </div>
  );
}

function Results({ q, typed }: { q: string; typed: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(searchQuery(q));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Placeholders />;
  return (
    <>
      <ResultGroups results={data} typed={typed} />
      {hasNoResults(data) && (
        <>
          <p role="status" className="px-3 pt-4 pb-2 text-ink-soft">
            {t('search.nothing', { q: typed })}
          </p>
          {elsewhere.map(({ to, label }) => (
            <Link key={to} to={to} role="option" tabIndex={-1} className={lastOption}>
              {t(label)}
            </Link>
          ))}
        </>
      )}
      {!hasNoResults(data) && (
        <Link to={paths.search(typed)} role="option" tabIndex={-1} className={lastOption}>
          <span className="truncate">{t('search.seeAll', { q: typed })}</span>
        </Link>
      )}
    </>
  );
}

/** What to do where nothing was found. */
const elsewhere = [
  { to: paths.discover, label: 'search.browse' },
  { to: paths.browse({ view: 'posts', sort: 'trending' }), label: 'discover.seeTrending' },
  { to: paths.browse({ sort: 'new' }), label: 'search.newCreators' },
] as const;

const lastOption =
  'mt-1 flex min-h-11 items-center rounded-control px-3 font-medium text-ink transition hover:bg-sunken aria-selected:bg-sunken';

type RecentProps = { searches: string[]; clear: () => void; onTake: (text: string) => void };

function Recent({ searches, clear, onTake }: RecentProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('search.recent')}>
      <header className="flex items-center justify-between pe-1 ps-3">
        <h2 className="font-semibold text-caption text-ink-faint">{t('search.recent')}</h2>
        <button
          type="button"
          onClick={clear}
          className="min-h-9 rounded-control px-2 font-medium text-ink text-caption hover:bg-sunken"
        >
          {t('search.clearRecent')}
        </button>
      </header>
      <ul>
        {searches.map((search) => (
          <li key={search}>
            <button
              type="button"
              onClick={() => onTake(search)}
              className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start transition hover:bg-sunken"
            >
              <History aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
              <span className="truncate">{search}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useRecent(userId: string) {
  const [searches, setSearches] = useState(() => readRecentSearches(userId));
  return {
    searches,
    add: (q: string) => setSearches(q ? addRecentSearch(userId, q) : searches),
    clear: () => {
      clearRecentSearches(userId);
      setSearches([]);
    },
  };
}

function Placeholders() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2 p-2">
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
