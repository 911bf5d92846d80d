import type { QueryClient } from '@tanstack/react-query';
import { deletePushSubscription, unregisterPushWorker } from '../features/push/delete-push-subscription.ts';
import { paths } from '../lib/navigation/paths.ts';
import { saveReturnTo } from '../lib/navigation/return-to.ts';
import { clearPersonalStorage } from '../lib/storage/personal-storage.ts';
import { deleteSavedFiles } from '../lib/storage/saved-files.ts';
import { getSession, useSession } from '../lib/storage/session.ts';
import { closeDialogsAbove } from '../ui/overlay/dialogs.ts';

type Watched = { client: QueryClient; goTo: (path: string) => void };

/**
 * Does what the end of a session means for the page, after this tab ended it, another one, or the server.
 * Returns the way to stop.
 */
export function watchSession({ client, goTo }: Watched): () => void {
  return useSession.subscribe(({ token, endedBy }, before) => {
    if (token === before.token) return;
    if (token !== null && before.token !== null) return location.reload();
    if (token !== null) return;
    if (endedBy === 'refusal') saveReturnTo(location.pathname + location.search);
    else deleteUnfinishedWork();
    closeDialogsAbove(0);
    // What is on its way would come back as a refusal.
    void client.cancelQueries();
    goTo(paths.login);
    // After the pages are gone: clearing under them would make them ask again.
    setTimeout(() => {
      if (getSession().token === null) client.clear();
    });
    // Who is only to sign in again keeps the worker, and with it the app's own files.
    const endPush = endedBy === 'refusal' ? deletePushSubscription : unregisterPushWorker;
    endPush().catch(() => undefined);
  });
}

/** Unfinished work in this tab is personal. */
function deleteUnfinishedWork(): void {
  clearPersonalStorage(['tab']);
  deleteSavedFiles();
}
