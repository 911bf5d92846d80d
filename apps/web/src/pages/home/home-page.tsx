import { DistressAlert } from '../../features/chat/list/distress-alert.tsx';
import { HomeFeed } from '../../features/feed/home-feed.tsx';
import { BalanceChip } from '../../features/wallet/balance-chip.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useWelcome } from './use-welcome.ts';

/** The home page: both feeds. */
export function HomePage() {
  const { t } = useTranslation();
  useWelcome();
  return (
    <Page title={t('nav.home')} actions={<BalanceChip />}>
      <DistressAlert />
      <HomeFeed />
    </Page>
  );
}
