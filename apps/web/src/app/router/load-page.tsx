import { type ComponentType, useEffect, useState } from 'react';
import { noAnswer } from '../../lib/call/call-errors.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { useIsOnline } from '../../lib/react/use-is-online.ts';
import { personalItem } from '../../lib/storage/personal-storage.ts';
import { HomePage } from '../../pages/home/home-page.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import type { PageRoute } from './routes.ts';

const reloadedFor = personalItem<string>('tab', 'reloadedFor');

/**
 * The component of a page. When its code cannot be had, the app is newer on the server than here: it reloads,
 * once; else there is no connection, and the page says so.
 */
export async function loadPage({ path, load }: PageRoute): Promise<ComponentType<PageProps>> {
  try {
    // Most visits begin at home: its code comes with the app instead of being asked for by it.
    const Page = load ? (await load()).default : HomePage;
    reloadedFor.remove();
    return Page;
  } catch {
    if (navigator.onLine && reloadedFor.get() !== path) {
      reloadedFor.set(path);
      location.reload();
    }
    return PageOutOfReach;
  }
}

/** In place of a page whose code cannot be had; asks for it again when the network is back. */
function PageOutOfReach() {
  const isOnline = useIsOnline();
  const [beganOnline] = useState(isOnline);
  useEffect(() => {
    if (isOnline && !beganOnline) location.reload();
  }, [isOnline, beganOnline]);
  return <ErrorState error={noAnswer()} onRetry={() => location.reload()} />;
}
