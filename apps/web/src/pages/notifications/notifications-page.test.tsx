import { pushTypes } from '@kindred/contract/account/limits';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { unreadNotificationsQuery } from '../../features/notifications/notifications.queries.ts';
import { userQuery } from '../../features/users/users.queries.ts';
import { answer, envelope, stubFetch } from '../../test/fake-server.ts';
import { makeNotification } from '../../test/make-notification.ts';
import { show } from '../../test/show.tsx';
import { NotificationsPage } from './notifications-page.tsx';

const dayMs = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const list = [
  makeNotification({ time: ago(0) }),
  makeNotification({
    event_id: 'note-2',
    topic: 'followed',
    push_type: 'subscriber_msg',
    time: ago(8 * dayMs),
  }),
  makeNotification({
    event_id: 'note-1',
    topic: 'renewed',
    usd_cents: 999,
    time: ago(15 * dayMs),
    is_read: true,
  }),
];
const unread = { unread_total: 140, link_total: 120, system_total: 3 };
const page = (items: typeof list) =>
  envelope({ list: items, page: 1, total_page: 1, count: items.length, next: null, ...unread });

async function open(isCreator: boolean, items = list) {
  const me = { user_id: '1', is_creator: isCreator ? 1 : 0, char_id: '12', nickname: 'Mara' };
  let waiting = unread;
  const fetch = stubFetch((url) => {
    if (url.includes('/user/data')) return envelope(me);
    if (url.includes('/dialogue/get/list')) return page([]);
    if (url.includes('/read')) waiting = { unread_total: 0, link_total: 0, system_total: 0 };
    if (url.includes('/read') || url.includes('/unread')) return envelope(waiting);
    if (url.includes('/push/config'))
      return envelope({ list: pushTypes.map((push_type) => ({ push_type, push: 1, site: 1 })) });
    return page(items);
  });
  await show(<NotificationsPage />, [
    [userQuery().queryKey, me],
    [unreadNotificationsQuery.queryKey, unread],
  ]);
  return fetch;
}

/** A screen that has room for a second pane, or has not. */
const stubWidth = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
beforeEach(() => stubWidth(false));

test('on a wide screen, what one hears about stands beside the list; elsewhere a link leads there', async () => {
  await open(false);
  const link = await screen.findByRole('link', { name: 'Notification settings' });
  expect(link.getAttribute('href')).toBe('/settings/notices/siteNotifications');
  expect(screen.queryByRole('switch')).toBeNull();
  cleanup();
  stubWidth(true);
  await open(false);
  const beside = await screen.findByRole('complementary', { name: 'Notification settings' });
  expect(await within(beside).findByRole('switch', { name: 'Messages' })).toBeTruthy();
  expect(within(beside).getByRole('heading', { level: 2 })).toBeTruthy();
  expect(within(beside).getByRole('link', { name: 'By email' }).getAttribute('href')).toBe(
    '/settings/notices/emailNotifications',
  );
});

test('tells by day who did what, how long ago in weeks, and what is unread', async () => {
  await open(true);
  const today = await screen.findByRole('region', { name: 'Today' });
  expect(within(today).getByRole('button').textContent).toBe(
    'AAda sent you 500 diamondsJust nowNot read yet',
  );
  expect(screen.getByText('1 week ago')).toBeTruthy();
  expect(screen.getByText('2 weeks ago')).toBeTruthy();
  expect(screen.getAllByText('Not read yet')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /now follows you/ }).getAttribute('href')).toBe('/messages/7');
});

test('marks all as read when asked', async () => {
  const fetch = await open(true);
  await screen.findByText('1 week ago');
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('Not read yet')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  expect(fetch.mock.calls.some(([url]) => url.includes('/notification/read'))).toBe(true);
});

test('counts what is about posts and what the house says by itself', async () => {
  await open(true);
  expect(await screen.findByRole('tab', { name: 'Posts and comments 120 not read yet' })).toBeTruthy();
  expect(screen.getByText('99+')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'From Kindred 3 not read yet' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Gifts and sales' })).toBeTruthy();
});

test('says who liked, what was commented, shows the post and leads to the very comment', async () => {
  const diary = { diary_id: '100', image: '/media/abc/w320?v=x' };
  const about = { push_type: 'link_msg', time: ago(0), diary } as const;
  await open(true, [
    makeNotification({ ...about, event_id: 'note-9', topic: 'liked', character: 'Ana', others_num: 3 }),
    makeNotification({
      ...about,
      event_id: 'note-8',
      topic: 'commented',
      reply_content: ['What a <b>sky</b>'],
      comment: { comment_id: '7', root_comment_id: '7' },
    }),
  ]);
  const liked = await screen.findByRole('link', { name: /Ana and 3 others liked your post/ });
  expect(liked.getAttribute('href')).toBe('/character/12?diary_id=100');
  expect(liked.querySelector('img[src="/media/abc/w320?v=x"]')).toBeTruthy();
  const commented = screen.getByRole('link', { name: /commented on your post “What a <b>sky<\/b>”/ });
  expect(commented.getAttribute('href')).toBe('/character/12?diary_id=100&comment_id=7');
});

test('shows a creator one kind alone', async () => {
  const fetch = await open(true);
  await userEvent.click(await screen.findByRole('tab', { name: 'People' }));
  await waitFor(() =>
    expect(fetch.mock.calls.map(([url]) => url)).toContainEqual(expect.stringContaining('people')),
  );
});

test('has no kinds for a fan, and says kindly that there is nothing yet', async () => {
  await open(false, []);
  expect(await screen.findByRole('heading', { name: 'All quiet' })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('offers to try again when it cannot be had', async () => {
  stubFetch(() => answer({ code: 5000, msg: 'no', data: null }, 500));
  await show(<NotificationsPage />, [[userQuery().queryKey, { user_id: '1', is_creator: 0 }]]);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
