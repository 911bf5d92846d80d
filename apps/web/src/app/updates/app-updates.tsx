import { lazy, type ReactNode, Suspense } from 'react';
import { whenIdle } from '../../lib/react/when-idle.ts';

// Nobody waits for it, so it comes after everything that the page itself needs.
const UpdatePrompt = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    await whenIdle();
    linkManifest();
    const [{ UpdatePrompt: Prompt }, { watchForUpdates }, { openFromNotice }] = await Promise.all([
      import('./update-prompt.tsx'),
      import('./watch-for-updates.ts'),
      import('./open-from-notice.ts'),
    ]);
    openFromNotice();
    await watchForUpdates();
    return { default: Prompt };
  } catch {
    // The app works without a worker: one that is refused or out of reach is tried again with the next page.
    return { default: () => null };
  }
});

export function AppUpdates() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  return (
    <Suspense fallback={null}>
      <UpdatePrompt />
    </Suspense>
  );
}

/** Only who installs the app needs it, while the first page has every connection in use. */
function linkManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
}
