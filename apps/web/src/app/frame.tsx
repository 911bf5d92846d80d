import { useMatches } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useSession } from '../lib/session.ts';
import { DialogStack } from '../ui/dialog-stack.tsx';
import type { PageFacts } from './router.tsx';
import { Shell } from './shell/shell.tsx';
import { type View, ViewCache } from './view-cache.tsx';

/** The page of the current address: alone, or inside the shell among the views that stay alive. */
export function Frame() {
  const match = useMatches().at(-1);
  const token = useSession((session) => session.token);
  const facts = match?.staticData as Partial<PageFacts> | undefined;
  const { Page, title, isBare, viewKey } = facts ?? {};
  const { pathname, params, search } = match ?? { pathname: '/' };
  const view = useMemo<View | undefined>(
    () =>
      Page && title && { key: viewKey ?? pathname, Page, title, params: params ?? {}, search: search ?? {} },
    [Page, title, viewKey, pathname, params, search],
  );
  useDocumentTitle(title);
  if (!view) return null;
  return (
    <>
      {isBare ? (
        <view.Page title={view.title} params={view.params} search={view.search} />
      ) : (
        <Shell path={pathname}>
          {/* Another person, or nobody: the views of the last one are gone. */}
          <ViewCache key={token} current={view} />
        </Shell>
      )}
      <DialogStack />
    </>
  );
}

function useDocumentTitle(title: PageFacts['title'] | undefined): void {
  const { t, language } = useTranslation();
  useEffect(() => {
    document.title = title ? `${t(title)} · ${t('common.brand')}` : t('common.brand');
  }, [title, t, language]);
}
