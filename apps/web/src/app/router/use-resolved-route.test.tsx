import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { navigate } from '../../lib/navigation/navigation.ts';
import { makeQueryClient } from '../../lib/query/query-client.ts';
import { startSession } from '../../lib/storage/session.ts';
import { useResolvedRoute } from './use-resolved-route.ts';

const client = makeQueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

test('a tap on a link draws nothing of the shell anew: the next page does, once it is there', async () => {
  startSession({ token: 'abc', imToken: 'im' });
  history.replaceState(null, '', '/home');
  const draw = vi.fn(useResolvedRoute);
  const { result } = renderHook(() => draw(), { wrapper });
  await waitFor(() => expect(result.current?.path).toBe('/home'));
  const drawn = draw.mock.calls.length;
  await act(() => navigate({ href: '/home?from=link' }));
  expect(draw).toHaveBeenCalledTimes(drawn);
  await waitFor(() => expect(result.current?.view.search).toEqual({ from: 'link' }));
});

test('of two taps in a row the last one counts', async () => {
  startSession({ token: 'abc', imToken: 'im' });
  history.replaceState(null, '', '/home');
  const { result } = renderHook(useResolvedRoute, { wrapper });
  await waitFor(() => expect(result.current).toBeDefined());
  const seen: unknown[] = [];
  await act(async () => {
    void navigate({ href: '/home?tap=1' });
    await navigate({ href: '/home?tap=2' });
  });
  await waitFor(() => {
    seen.push(result.current?.view.search.tap);
    expect(result.current?.view.search).toEqual({ tap: '2' });
  });
  expect(seen).not.toContain('1');
});
