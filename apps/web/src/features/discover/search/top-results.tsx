import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { searchQuery } from '../discover.queries.ts';
import { NoResults } from './no-results.tsx';
import { hasNoResults, resultsOf } from './result-groups.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { searchKindNames, searchKinds } from './search-kinds.ts';

export function TopResults({ q }: { q: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(searchQuery(q));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ResultsSkeleton />;
  if (hasNoResults(data)) return <NoResults q={q} />;
  return searchKinds.map((kind) => {
    if (data[kind].length === 0) return null;
    return (
      <section key={kind} aria-labelledby={`found-${kind}`} className="mb-8">
        <header className="flex min-h-11 items-center justify-between px-3">
          <h2 id={`found-${kind}`} className="font-semibold text-lead">
            {t(searchKindNames[kind])}
          </h2>
          {data.more.includes(kind) && (
            <Link
              to={paths.search(q, kind)}
              aria-label={`${t('search.allOf')}: ${t(searchKindNames[kind])}`}
              className="flex min-h-11 items-center font-medium text-ink hover:underline"
            >
              {t('search.allOf')}
            </Link>
          )}
        </header>
        {resultsOf(kind, data, q)}
      </section>
    );
  });
}
