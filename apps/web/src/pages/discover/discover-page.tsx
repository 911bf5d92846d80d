import { tagMaxLength } from '@kindred/contract/discover/limits';
import { kindLooks } from '../../features/characters/kind-looks.ts';
import { Browse } from '../../features/discover/browse/browse.tsx';
import { readBrowseView } from '../../features/discover/browse/browse-view.ts';
import { TaggedPosts } from '../../features/discover/browse/tagged-posts.tsx';
import { SearchBox } from '../../features/discover/search/search-box.tsx';
import { SearchResults } from '../../features/discover/search/search-results.tsx';
import { useViewerId } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNamePage } from '../../lib/navigation/page-name.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { BackButton } from '../../ui/layout/back-button.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** Creators and posts to look around in, all or of a category; posts with a tag; and the one search box. */
export function DiscoverPage({ params, search }: PageProps) {
  const { t } = useTranslation();
  const userId = useViewerId() ?? '';
  const q = search.q?.trim() ?? '';
  const tag = params.tag?.slice(0, tagMaxLength);
  const view = readBrowseView({ ...search, kind: params.kind ?? search.kind });
  const name = tag ? `#${tag}` : view.kind && q === '' ? t(kindLooks[view.kind].label) : undefined;
  useNamePage(name);
  return (
    <Page title={name ?? t('nav.discover')} lead={name && <BackButton fallback={paths.discover} />} isWide>
      <div className="relative z-bar mb-4">
        <SearchBox key={q} userId={userId} initialText={q} />
      </div>
      {tag && q === '' && <TaggedPosts tag={tag} />}
      {!tag && q === '' && <Browse view={view} />}
      {q !== '' && <SearchResults q={q} within={search.in} />}
    </Page>
  );
}
