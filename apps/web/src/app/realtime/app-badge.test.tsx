import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { unreadNotificationsQuery } from '../../features/notifications/notifications.queries.ts';
import { userQuery } from '../../features/users/users.queries.ts';
import { startSession } from '../../lib/storage/session.ts';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { makeUser } from '../../test/make-user.ts';
import { show } from '../../test/show.tsx';
import { AppBadge } from './app-badge.tsx';

test('the icon of the installed app counts messages and notifications, and nothing once all is read', async () => {
  const setAppBadge = vi.fn(async (_count: number) => undefined);
  const clearAppBadge = vi.fn(async () => undefined);
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  const me = makeUser({ unread: 2 });
  const waiting = { unread_total: 3, link_total: 0, system_total: 0 };
  startSession({ token: 'token', imToken: 'im' });
  stubFetch((url) => envelope(url.includes('/user/data') ? me : waiting));
  const { client } = await show(<AppBadge />, [
    [userQuery().queryKey, me],
    [unreadNotificationsQuery.queryKey, waiting],
  ]);
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(5));
  expect(clearAppBadge).not.toHaveBeenCalled();
  act(() => {
    client.setQueryData(userQuery().queryKey, makeUser({ unread: 0 }));
    client.setQueryData(unreadNotificationsQuery.queryKey, { ...waiting, unread_total: 0 });
  });
  await waitFor(() => expect(clearAppBadge).toHaveBeenCalled());
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});
