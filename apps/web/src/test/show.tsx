import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DialogStack } from '../ui/dialog-stack.tsx';
import { closeDialogsAbove } from '../ui/dialogs.ts';
import { Toaster } from '../ui/toaster.tsx';

/** Renders a part of the app with what it needs around it: cache, addresses, dialogs, toasts. `known` fills the cache. */
export async function show(part: ReactNode, known: readonly (readonly [QueryKey, unknown])[] = []) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  });
  closeDialogsAbove(0);
  for (const [key, data] of known) client.setQueryData(key, data);
  const root = createRootRoute({ component: Around });
  const start = createRoute({ getParentRoute: () => root, path: '/', component: () => part });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '/$', component: () => null });
  const router = createRouter({
    routeTree: root.addChildren([start, elsewhere]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  render(
    <QueryClientProvider client={client}>
      {/* The app's router has other addresses than these few. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { client, router, address: () => router.history.location.href };
}

function Around() {
  return (
    <>
      <Outlet />
      <DialogStack />
      <Toaster />
    </>
  );
}
