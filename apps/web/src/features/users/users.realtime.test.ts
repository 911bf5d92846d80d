import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { dispatchLive } from '../../lib/realtime/live-handlers.ts';
import { patchUser, userQuery } from './users.queries.ts';
import { usersRealtime } from './users.realtime.ts';

test('events of the wallet and of unread messages reach what is shown', () => {
  const client = new QueryClient();
  const { queryKey } = userQuery();
  client.setQueryData(queryKey, { diamond: 10, unread: 0 } as never);
  dispatchLive([usersRealtime], { type: 'wallet.changed', diamond: 250 }, client);
  dispatchLive([usersRealtime], { type: 'unread.changed', unread_total: 3 }, client);
  dispatchLive([usersRealtime], { type: 'earnings.changed' }, client);
  expect(client.getQueryData(queryKey)).toMatchObject({ diamond: 250, unread: 3 });
  patchUser(client, { diamond: 1 });
  expect(client.getQueryData(queryKey)).toMatchObject({ diamond: 1, unread: 3 });
});
