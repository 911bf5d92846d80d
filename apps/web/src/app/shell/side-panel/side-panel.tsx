import { lazy, Suspense } from 'react';
import { useIsSalesQuiet, useUser } from '../../../features/users/users.queries.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { decodeSegment } from '../../../lib/navigation/decode-segment.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { lazyWithRetry } from '../../../lib/react/lazy-with-retry.ts';
import { useMediaQuery } from '../../../lib/react/use-media-query.ts';
import { classNames } from '../../../ui/class-names.ts';

// Beside the page, so after it.
const PanelContent = lazy(
  lazyWithRetry(() => import('./side-panel-content.tsx').then((m) => ({ default: m.SidePanelContent }))),
);

const RecentConversations = lazy(
  lazyWithRetry(() => import('./recent-conversations.tsx').then((m) => ({ default: m.RecentConversations }))),
);

const column =
  'sticky top-(--offline-line) flex h-[calc(100dvh-var(--offline-line))] flex-col overflow-y-auto py-5 [scrollbar-width:none]';

const wide = '(min-width: 1280px)';
/** `3xl` in theme.css: room for two columns beside the page. */
const widest = '(min-width: 112rem)';

const areasWithout = [
  paths.messages,
  paths.settings,
  paths.createPost,
  paths.notifications,
  paths.creatorOnboarding,
  paths.creatorTools,
  paths.wallet,
  '/receipts',
  paths.staff,
  paths.earnings,
];

export function hasSidePanel(path: string): boolean {
  return !areasWithout.some((area) => isAt(area, path));
}

function isAt(area: string, path: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

/** Creators to find, and on a character's page its introduction; on the widest screens also the viewer's conversations. */
export function SidePanel({ path }: { path: string }) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(wide);
  const isWidest = useMediaQuery(widest);
  const isSalesQuiet = useIsSalesQuiet();
  const isVip = useUser()?.is_vip === 1;
  if (!isWide || !hasSidePanel(path)) return null;
  // Where creators and posts stand side by side, the page itself takes the room.
  const hasMessages = isWidest && !isAt(paths.discover, path);
  const charId = /^\/character\/([^/]+)$/.exec(path)?.[1];
  // To a VIP the house recommends nobody: what is left is the introduction of whose page it is.
  const hasContent = !isSalesQuiet && !(isVip && charId === undefined);
  if (!hasContent && !hasMessages) return null;
  return (
    <div className={classNames('flex shrink-0 gap-6', hasMessages && '3xl:w-[44rem] 4xl:w-[64rem]')}>
      {hasContent && (
        <aside
          aria-label={t(isVip ? 'join.introVideo' : 'join.suggestions')}
          className={classNames(column, 'w-80 shrink-0 gap-6', hasMessages && '4xl:w-[26rem]')}
        >
          <Suspense fallback={null}>
            <PanelContent charId={charId && decodeSegment(charId)} isVip={isVip} />
          </Suspense>
        </aside>
      )}
      {hasMessages && (
        <aside aria-label={t('nav.messages')} className={classNames(column, 'min-w-0 grow')}>
          <Suspense fallback={null}>
            <RecentConversations />
          </Suspense>
        </aside>
      )}
    </div>
  );
}
