import { useTranslation } from 'react-i18next';
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
