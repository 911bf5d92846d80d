import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { makeQueryClient } from '../lib/query-client.ts';
import { followOtherTabs } from '../lib/session.ts';
import { followDeviceTheme } from '../ui/theme.ts';
import { Toaster } from '../ui/toaster.tsx';
import { tieDialogsToHistory } from './dialog-history.ts';
import { makeRouter } from './router.tsx';
import { watchSession } from './session-watch.ts';
import { useRealtime } from './use-realtime.ts';

const client = makeQueryClient();
const router = makeRouter(client);

export function App() {
  useEffect(startWatches, []);
  return (
    <QueryClientProvider client={client}>
      <Realtime />
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  );
}

function Realtime() {
  useRealtime();
  return null;
}

function startWatches(): () => void {
  const stops = [
    followOtherTabs(() => void router.invalidate()),
    followDeviceTheme(),
    tieDialogsToHistory(router.history),
    watchSession({ client, goTo: (path) => void router.navigate({ href: path, replace: true }) }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
