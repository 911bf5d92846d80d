import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { currentHref } from '../lib/navigation/navigation.ts';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { DialogStack } from '../ui/overlay/dialog-stack.tsx';
import { closeDialogsAbove } from '../ui/overlay/dialogs.ts';

/** Renders a part of the app with what it needs around it: cache, dialogs, toasts. `known` fills the cache. */
export async function show(part: ReactNode, answers: readonly (readonly [QueryKey, unknown])[] = []) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  });
  closeDialogsAbove(0);
  for (const [key, data] of answers) client.setQueryData(key, data);
  render(
    <QueryClientProvider client={client}>
      {part}
      <DialogStack />
      <Toaster />
    </QueryClientProvider>,
  );
  return { client, address: currentHref };
}
