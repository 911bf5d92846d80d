import { lazy, Suspense } from 'react';
import { useIsSalesQuiet } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { decodeSegment } from '../../lib/navigation/decode-segment.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { useMediaQuery } from '../../lib/react/use-media-query.ts';

// Beside the page, so after it.
const PanelContent = lazy(
  lazyWithRetry(() => import('./side-panel-content.tsx').then((m) => ({ default: m.SidePanelContent }))),
);

const wide = '(min-width: 1280px)';

const areasWithout = [
  paths.messages,
  paths.settings,
  paths.createPost,
  paths.notifications,
  paths.creatorOnboarding,
  paths.creatorTools,
  paths.wallet,
  '/receipts',
  paths.earnings,
];

/** Whether a page has the panel with suggestions, on screens wide enough for it. */
export function hasSidePanel(path: string): boolean {
  return !areasWithout.some((area) => path === area || path.startsWith(`${area}/`));
}

/** Creators to find, and on a character's page its introduction. */
export function SidePanel({ path }: { path: string }) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(wide);
  const isSalesQuiet = useIsSalesQuiet();
  if (!isWide || isSalesQuiet || !hasSidePanel(path)) return null;
  const charId = /^\/character\/([^/]+)$/.exec(path)?.[1];
  return (
    <aside
      aria-label={t('join.suggestions')}
      className="sticky top-(--offline-line) flex h-[calc(100dvh-var(--offline-line))] w-80 shrink-0 flex-col gap-6 overflow-y-auto py-5 [scrollbar-width:none]"
    >
      <Suspense fallback={null}>
        <PanelContent charId={charId && decodeSegment(charId)} />
      </Suspense>
    </aside>
  );
}
