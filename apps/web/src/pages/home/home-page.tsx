import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { HomeFeed } from '../../features/feed/home-feed.tsx';
import { Page } from '../../ui/page.tsx';

export function HomePage() {
  const { t } = useTranslation();
  return (
    <Page title={t('nav.home')}>
      <HomeFeed />
    </Page>
  );
}
