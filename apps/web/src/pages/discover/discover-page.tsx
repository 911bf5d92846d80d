import { Browse } from '../../features/discover/browse/browse.tsx';
import { readBrowseView } from '../../features/discover/browse/browse-view.ts';
import { SearchBox } from '../../features/discover/search/search-box.tsx';
import { SearchResults } from '../../features/discover/search/search-results.tsx';
import { useViewerId } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { Page } from '../../ui/layout/page.tsx';

/** Creators and posts to look around in, and the one search box. */
export function DiscoverPage({ search }: PageProps) {
  const { t } = useTranslation();
  const userId = useViewerId() ?? '';
  const q = search.q?.trim() ?? '';
  return (
    <Page title={t('nav.discover')} isWide>
      <div className="relative z-bar mb-4">
        <SearchBox key={q} userId={userId} given={q} />
      </div>
      {q === '' ? <Browse view={readBrowseView(search)} /> : <SearchResults q={q} within={search.in} />}
    </Page>
  );
}
