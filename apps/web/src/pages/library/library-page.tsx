import { ViewLinks } from '../../features/discover/browse/view-links.tsx';
import { JoinedCreators } from '../../features/library/joined-creators.tsx';
import { LikedPosts } from '../../features/library/liked-posts.tsx';
import { SavedPosts } from '../../features/library/saved-posts.tsx';
import { WatchingRow } from '../../features/library/watching-row.tsx';
import { BoughtPosts } from '../../features/spending/bought-posts.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { BackButton } from '../../ui/layout/back-button.tsx';
import { Page } from '../../ui/layout/page.tsx';

const tabs = ['following', 'subscribed', 'purchased', 'liked', 'saved'] as const;
type LibraryTab = (typeof tabs)[number];

export function LibraryPage({ search }: PageProps) {
  const { t } = useTranslation();
  const current = tabs.find((tab) => tab === search.tab) ?? 'following';
  const views = tabs.map((tab) => ({
    to: paths.library(tab),
    label: t(`library.${tab}`),
    isCurrent: tab === current,
  }));
  return (
    <Page title={t('nav.library')} lead={<BackButton fallback={paths.home} />}>
      <WatchingRow />
      <ViewLinks label={t('library.views')} views={views} />
      <div className="pt-5">
        <LibraryView tab={current} />
      </div>
    </Page>
  );
}

function LibraryView({ tab }: { tab: LibraryTab }) {
  switch (tab) {
    case 'following':
      return <JoinedCreators key={tab} kind="free" />;
    case 'subscribed':
      return <JoinedCreators key={tab} kind="pro" />;
    case 'purchased':
      return <BoughtPosts />;
    case 'liked':
      return <LikedPosts />;
    case 'saved':
      return <SavedPosts />;
    default:
      return tab satisfies never;
  }
}
