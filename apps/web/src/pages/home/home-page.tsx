import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchFocus } from '../../features/discover/search/search-focus.ts';
import { HomeFeed } from '../../features/feed/home-feed.tsx';
import { useUser } from '../../features/users/users.queries.ts';
import { BalanceChip } from '../../features/wallet/balance-chip.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Brand } from '../../ui/layout/brand.tsx';

// For creators alone.
const DistressAlert = lazy(
  lazyWithRetry(() =>
    import('../../features/inbox/list/distress-alert.tsx').then((m) => ({ default: m.DistressAlert })),
  ),
);

const Today = lazy(lazyWithRetry(() => import('./today/today.tsx').then((m) => ({ default: m.Today }))));

/** The home page: both feeds, and a creator's day before them. */
export function HomePage() {
  const user = useUser();
  const isCreator = user?.is_creator === 1;
  return (
    <div className="mx-auto w-full max-w-[672px] pb-10">
      {isCreator && (
        <Suspense fallback={null}>
          <DistressAlert />
        </Suspense>
      )}
      <HomeFeed
        // Who becomes a creator while the page is open gets their day as well.
        key={isCreator ? 'creator' : 'fan'}
        head={homeHead}
        today={
          isCreator && user.char_id ? (
            <Suspense fallback={null}>
              <Today user={user} charId={user.char_id} />
            </Suspense>
          ) : undefined
        }
      />
    </div>
  );
}

const homeHead = (tabs: ReactNode) => <HomeHead tabs={tabs} />;

/** In 52 pixels: the mark where no menu has it, the views, the balance, the way to search. */
function HomeHead({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation();
  return (
    <header className="sticky top-(--offline-line) z-head flex h-13 items-center gap-1 overflow-hidden border-line border-b page-head px-4">
      <h1 className="sr-only">{t('nav.home')}</h1>
      <Brand isMark className="md:hidden" />
      <div className="min-w-0 grow self-end">{tabs}</div>
      <BalanceChip />
      <Link
        to={paths.discover}
        aria-label={t('search.placeholder')}
        onClick={() => useSearchFocus.setState({ isRequested: true })}
        className="-me-2.5 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <Search aria-hidden="true" className="size-5" />
      </Link>
    </header>
  );
}
