import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConnectionError } from '../../lib/call/call-errors.ts';
import type { LiveOptions } from '../../lib/realtime/socket.ts';
import { endSession, getSession, startSession } from '../../lib/storage/session.ts';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { startRealtime } from './realtime.ts';

const live = vi.hoisted(() => ({ options: undefined as LiveOptions | undefined }));
vi.mock('../../lib/realtime/socket.ts', async (original) => ({
  ...(await original<object>()),
  openLive: (options: LiveOptions) => {
    live.options = options;
    return () => undefined;
  },
}));

test('what failed while the server was away is asked for again when the live connection is back', async () => {
  stubFetch(() => envelope({ list: [] }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const read = vi.fn(async () => 'there').mockRejectedValueOnce(new ConnectionError('unreachable'));
  const observer = new QueryObserver(client, { queryKey: ['anything'], queryFn: read });
  const stop = observer.subscribe(() => undefined);
  await waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  startRealtime(client);
  live.options?.onReady();
  await waitFor(() => expect(observer.getCurrentResult().data).toBe('there'));
  stop();
});

test('a key of the live connection that comes after its owner has left is not stored', async () => {
  stubFetch(() => envelope({ im_token: 'late', expires_at: new Date(Date.now() + 3_600_000).toISOString() }));
  startSession({ token: 'abc', imToken: '' });
  startRealtime(new QueryClient());
  const asked = live.options?.imToken();
  endSession('logout');
  await asked;
  expect(getSession().imToken).toBeNull();
});
