import { lazy, Suspense } from 'react';
import { HomeFeed } from '../../features/feed/home-feed.tsx';
import { useUser } from '../../features/users/users.queries.ts';
import { BalanceChip } from '../../features/wallet/balance-chip.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { Page } from '../../ui/layout/page.tsx';

// For creators alone.
const DistressAlert = lazy(
  lazyWithRetry(() =>
    import('../../features/inbox/list/distress-alert.tsx').then((m) => ({ default: m.DistressAlert })),
  ),
);

const Today = lazy(lazyWithRetry(() => import('./today/today.tsx').then((m) => ({ default: m.Today }))));

/** The home page: both feeds, and a creator's day before them. */
export function HomePage() {
  const { t } = useTranslation();
  const user = useUser();
  const isCreator = user?.is_creator === 1;
  return (
    <Page title={t('nav.home')} actions={<BalanceChip />}>
      {isCreator && (
        <Suspense fallback={null}>
          <DistressAlert />
        </Suspense>
      )}
      <HomeFeed
        // Who becomes a creator while the page is open gets their day as well.
        key={isCreator ? 'creator' : 'fan'}
        today={
          isCreator && user.char_id ? (
            <Suspense fallback={null}>
              <Today user={user} charId={user.char_id} />
            </Suspense>
          ) : undefined
        }
      />
    </Page>
  );
}
