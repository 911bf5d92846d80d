import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../../lib/query/query-client.ts';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { makeNotification } from '../../test/make-notification.ts';
import { storeNotification, storeUnread, withNotification, withRead } from './notification-cache.ts';
import {
  type NotificationPages,
  notificationsPages,
  unreadNotificationsQuery,
} from './notifications.queries.ts';

const at = (minute: number) => `2026-11-21T10:${minute}:00.000Z`;
const older = makeNotification({ event_id: 'note-1', time: at(10) });
const newer = makeNotification({ event_id: 'note-2', time: at(20) });
const newest = makeNotification({ event_id: 'gift-3', time: at(30) });

const page = { page: 1, total_page: 1, count: 1, unread_total: 2, link_total: 0, system_total: 0 };
const pages: NotificationPages = {
  pages: [
    { ...page, list: [newer], next: 'x' },
    { ...page, list: [older], next: null },
  ],
  pageParams: [null, 'x'],
};

test('a notification comes on top once, however often it arrives', () => {
  const once = withNotification(pages, newest);
  expect(once.pages.map(({ list }) => list)).toEqual([[newest, newer], [older]]);
  expect(withNotification(once, newest)).toBe(once);
  expect(withNotification(once, older)).toBe(once);
});

test('likes of a post stand once, where the newest of them does', () => {
  const liked = (event_id: string, diary_id: string, others_num = 0) =>
    makeNotification({ event_id, topic: 'liked', others_num, diary: { diary_id, image: '' } });
  const before = withNotification(withNotification(pages, liked('note-5', '100')), liked('note-6', '101'));
  const after = withNotification(before, liked('note-7', '100', 1));
  expect(after.pages[0]?.list.map(({ event_id }) => event_id)).toEqual(['note-7', 'note-6', 'note-2']);
});

test('what is known already takes what is new about it, and stays where it is', () => {
  const withPicture = { ...older, diary: { diary_id: '100', image: '/media/x/w320' } };
  expect(withNotification(pages, withPicture).pages.map(({ list }) => list)).toEqual([
    [newer],
    [withPicture],
  ]);
});

test('reading one reads what is older too', () => {
  const read = withRead(withNotification(pages, newest), newer);
  expect(read.pages.flatMap(({ list }) => list.map(({ is_read }) => is_read))).toEqual([false, true, true]);
});

test('reading all leaves nothing unread', () => {
  const read = withRead(pages);
  expect(read.pages.flatMap(({ list }) => list).every(({ is_read }) => is_read)).toBe(true);
});

test('what arrives while list and number are read for the first time is in both, though the answers were older', async () => {
  const late = Promise.withResolvers<void>();
  const counts = (unread_total: number) => ({ unread_total, link_total: 0, system_total: 0 });
  const asked = new Set<string>();
  stubFetch(async (url) => {
    const isFirst = !asked.has(url);
    asked.add(url);
    if (isFirst) await late.promise;
    const list = isFirst ? [older] : [newest, older];
    return envelope({ ...page, ...counts(list.length), list, next: null });
  });
  const client = makeQueryClient();
  const lists = new InfiniteQueryObserver(client, notificationsPages('all'));
  const number = new QueryObserver(client, unreadNotificationsQuery);
  const stop = [lists.subscribe(() => undefined), number.subscribe(() => undefined)];
  await waitFor(() => expect(asked.size).toBe(2));
  storeUnread(client, counts(2));
  storeNotification(client, newest);
  late.resolve();
  const shown = () =>
    lists.getCurrentResult().data?.pages.flatMap(({ list }) => list.map(({ event_id }) => event_id));
  await waitFor(() => expect(shown()).toEqual([newest.event_id, older.event_id]));
  await waitFor(() => expect(number.getCurrentResult().data?.unread_total).toBe(2));
  for (const leave of stop) leave();
});
