import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { navigate, setPreloader } from '../lib/navigation/navigation.ts';
import { paths } from '../lib/navigation/paths.ts';
import { makeQueryClient } from '../lib/query/query-client.ts';
import { refetchWhenOnline } from '../lib/query/refetch-failed.ts';
import { whenIdle } from '../lib/react/when-idle.ts';
import { followOtherTabs } from '../lib/storage/session.ts';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { followTheme } from '../ui/theme.ts';
import { loadTypeface } from '../ui/typeface.ts';
import { RealtimeBanners } from './realtime/realtime-banners.tsx';
import { reportTrackedLinks } from './report-tracked-links.ts';
import { tieDialogsToHistory } from './router/dialog-history.ts';
import { matchRoute } from './router/match-route.ts';
import { watchSession } from './session-watch.ts';
import { AppShell } from './shell/app-shell.tsx';
import { storeAnswers } from './store-answers.ts';
import { AppUpdates } from './updates/app-updates.tsx';

const client = makeQueryClient();

// A failed preload does no harm: the navigation loads the page again.
setPreloader(({ path }) => {
  const load = matchRoute(path)?.route.load;
  load?.().catch(() => undefined);
});

/** The whole app: what watches in the background, the page, and what lies over it. */
export function App() {
  useEffect(startWatches, []);
  return (
    <QueryClientProvider client={client}>
      <RealtimeBanners />
      <AppShell />
      <Toaster />
      <AppUpdates />
    </QueryClientProvider>
  );
}

function startWatches(): () => void {
  // Without it words are set in a face of the device.
  whenIdle()
    .then(loadTypeface)
    .catch(() => undefined);
  const goTo = (href: string) => void navigate({ href, replace: true });
  const stops = [
    // Only the sign-in page waits for a login of another tab.
    followOtherTabs(() => goTo(paths.root)),
    followTheme(),
    refetchWhenOnline(client),
    tieDialogsToHistory(),
    watchSession({ client, goTo }),
    storeAnswers(client),
    reportTrackedLinks(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
