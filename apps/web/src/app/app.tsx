import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { navigate, prepareWith } from '../lib/navigation.ts';
import { paths } from '../lib/paths.ts';
import { makeQueryClient } from '../lib/query-client.ts';
import { followOtherTabs } from '../lib/session.ts';
import { followDeviceTheme } from '../ui/theme.ts';
import { Toaster } from '../ui/toaster.tsx';
import { tieDialogsToHistory } from './dialog-history.ts';
import { Frame } from './frame.tsx';
import { LiveNews } from './live-news.tsx';
import { fetchPage } from './load-page.tsx';
import { matchRoute } from './match-route.ts';
import { watchSession } from './session-watch.ts';
import { AppUpdates } from './updates/app-updates.tsx';

const client = makeQueryClient();

// Not having it early is no harm: going there asks again.
prepareWith(({ path }) => {
  const load = matchRoute(path)?.route.load;
  if (load) fetchPage(load).catch(() => undefined);
});

export function App() {
  useEffect(startWatches, []);
  return (
    <QueryClientProvider client={client}>
      <LiveNews />
      <Frame />
      <Toaster />
      <AppUpdates />
    </QueryClientProvider>
  );
}

function startWatches(): () => void {
  const goTo = (href: string) => void navigate({ href, replace: true });
  const stops = [
    // Only the sign-in page waits for a login of another tab.
    followOtherTabs(() => goTo(paths.root)),
    followDeviceTheme(),
    tieDialogsToHistory(),
    watchSession({ client, goTo }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
