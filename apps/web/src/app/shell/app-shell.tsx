import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { badgeText } from '../../lib/format/badge-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usePageName } from '../../lib/navigation/page-name.ts';
import type { PageTitle } from '../../lib/navigation/page-props.ts';
import { untilAnswered } from '../../lib/query/until-answered.ts';
import { afterPaint } from '../../lib/react/after-paint.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { untilPicturesDrawn } from '../../lib/react/until-pictures-drawn.ts';
import { markFirstPageShown } from '../../lib/react/when-idle.ts';
import { useSession } from '../../lib/storage/session.ts';
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx';
import { DialogStack } from '../../ui/overlay/dialog-stack.tsx';
import { useResolvedRoute } from '../router/use-resolved-route.ts';
import { type View, ViewCache } from '../router/view-cache.tsx';
import { MainLayout } from './main-layout.tsx';
import { isOpenToHeld } from './open-to-held.ts';

// Hardly anybody ever needs it.
const AgeHold = lazy(
  lazyWithRetry(() => import('../../features/care/age/age-hold.tsx').then((m) => ({ default: m.AgeHold }))),
);

const BanHold = lazy(
  lazyWithRetry(() => import('../../features/care/age/ban-hold.tsx').then((m) => ({ default: m.BanHold }))),
);

const BackToHold = lazy(
  lazyWithRetry(() =>
    import('../../features/care/age/back-to-hold.tsx').then((m) => ({ default: m.BackToHold })),
  ),
);

/** The page of the current address: alone, or inside the main layout among the views that stay alive. */
export function AppShell() {
  const route = useResolvedRoute();
  const token = useSession((session) => session.token);
  const isBanned = useSession(({ user }) => user?.is_banned === 1);
  const isHeld = useSession(({ user }) => user?.is_age_held === 1) || isBanned;
  const words = useDocumentTitle(route?.view.title);
  useFirstPage(route !== undefined);
  // After a logout nothing is shown while the sign-in page loads.
  if (!route || (token === null && !route.isBare)) return null;
  const { view, isBare, path } = route;
  if (isHeld && !isOpenToHeld(path))
    return <Suspense fallback={null}>{isBanned ? <BanHold /> : <AgeHold />}</Suspense>;
  return (
    <>
      {isBare || isHeld ? (
        <ErrorBoundary key={view.key}>
          {isHeld && (
            <Suspense fallback={null}>
              <BackToHold />
            </Suspense>
          )}
          <view.Page title={view.title} params={view.params} search={view.search} />
        </ErrorBoundary>
      ) : (
        <MainLayout path={path}>
          {/* Another person, or nobody: the views of the last one are gone. */}
          <ViewCache key={token} current={view} />
        </MainLayout>
      )}
      <DialogStack />
      <OpenPage view={view} words={words} />
    </>
  );
}

/** Announces each new page to screen readers; the browser itself announces the first. */
function OpenPage({ view, words }: { view: View; words: string }) {
  const [first] = useState(view);
  return (
    <p aria-live="polite" className="sr-only">
      {view !== first && words}
    </p>
  );
}

/**
 * The skeleton in index.html goes in the same frame in which the first page comes. What nobody waits for comes after that,
 * after the page's requests, and after its first picture.
 */
function useFirstPage(isShown: boolean): void {
  const client = useQueryClient();
  useLayoutEffect(() => {
    if (isShown) document.getElementById('skeleton')?.remove();
  }, [isShown]);
  useEffect(() => {
    if (isShown)
      void untilAnswered(client).then(untilPicturesDrawn).then(afterPaint).then(markFirstPageShown);
  }, [isShown, client]);
}

/** The page's name after the number of unread messages, which is visible from other tabs. */
function useDocumentTitle(title: PageTitle | undefined): string {
  const { t } = useTranslation();
  const name = usePageName((page) => page.name);
  const unread = badgeText(useSession((session) => session.user?.unread ?? 0));
  const words = [name, title && t(title)].filter(Boolean).join(' · ');
  useEffect(() => {
    const whole = [words, t('common.brand')].filter(Boolean).join(' · ');
    document.title = unread ? `(${unread}) ${whole}` : whole;
  }, [words, unread, t]);
  return words;
}
