import { HomeFeed } from '../../features/feed/home-feed.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useWelcome } from './use-welcome.ts';

export function HomePage() {
  const { t } = useTranslation();
  useWelcome();
  return (
    <Page title={t('nav.home')}>
      <HomeFeed />
    </Page>
  );
}
