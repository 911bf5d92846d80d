import type { QueryClient } from '@tanstack/react-query';
import { paths } from '../lib/navigation/paths.ts';
import { saveReturnTo } from '../lib/navigation/return-to.ts';
import { forgetFiles } from '../lib/storage/kept-files.ts';
import { clearPersonalStorage } from '../lib/storage/personal-storage.ts';
import { getSession, useSession } from '../lib/storage/session.ts';
import { closeDialogsAbove } from '../ui/overlay/dialogs.ts';

type Watched = { client: QueryClient; goTo: (path: string) => void };

/**
 * Does what the end of a session means for the page, whoever ended it: this tab, another one, or the server.
 * Returns the way to stop.
 */
export function watchSession({ client, goTo }: Watched): () => void {
  return useSession.subscribe(({ token, endedBy }, before) => {
    if (token === before.token) return;
    if (token !== null && before.token !== null) return location.reload();
    if (token !== null) return;
    if (endedBy === 'refusal') saveReturnTo(location.pathname + location.search);
    else forgetAll();
    closeDialogsAbove(0);
    goTo(paths.login);
    // After the pages are gone: clearing under them would make them ask again.
    setTimeout(() => {
      if (getSession().token === null) client.clear();
    });
    void forgetPush();
  });
}

/** What somebody left unfinished in this tab is theirs alone. */
function forgetAll(): void {
  clearPersonalStorage(['tab']);
  forgetFiles();
}

/** Only what is the person's: the worker itself stays, it keeps the app's own files and knows nobody. */
async function forgetPush(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.allSettled(
    registrations.map(async ({ pushManager }) => (await pushManager?.getSubscription())?.unsubscribe()),
  );
}
