import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { makeNotification } from '../../../test/make-notification.ts';
import { show } from '../../../test/show.tsx';
import '../../wallet/rewards/reward-dialog.tsx';
import { noticeChoicesQuery } from '../notifications.queries.ts';
import { notificationBanner } from './banner.ts';
import { openBannerDesk } from './banner-desk.ts';
import { announce, banners } from './banners.ts';
import { NotificationBanner } from './notification-banner.tsx';

afterEach(() => act(() => banners.clear()));

/** A desk whose time stands still. */
async function open() {
  const desk = openBannerDesk({ now: () => 0, after: () => () => undefined }, () => false);
  const shown = await show(
    <>
      <button type="button">behind</button>
      <NotificationBanner desk={desk} />
    </>,
  );
  return { desk, ...shown };
}

test('says politely who did what, in the reader’s language', async () => {
  const { desk } = await open();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  act(() => desk.arrive(notificationBanner(makeNotification())));
  expect(status.textContent).toContain('Adasent you 500 diamonds');
});

test('of a gift opens what was received, with what the creator keeps and whom to thank', async () => {
  const { desk } = await open();
  act(() => desk.arrive(notificationBanner(makeNotification())));
  await userEvent.click(screen.getByRole('button', { name: /Ada/ }));
  const dialog = await screen.findByRole('dialog', { name: 'You received' });
  expect(dialog.textContent).toContain('From Ada');
  expect(dialog.textContent).toContain('You keep$4.00');
  expect(screen.getByRole('button', { name: 'Say thanks' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('of a follower leads to the conversation with them, also with the keyboard', async () => {
  const { desk, address } = await open();
  const followed = makeNotification({ event_id: 'note-1', topic: 'followed', push_type: 'subscriber_msg' });
  act(() => desk.arrive(notificationBanner(followed)));
  screen.getByRole('button', { name: /Ada/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/messages/7');
});

test('closed from inside gives the focus back to where it was', async () => {
  const { desk } = await open();
  const behind = screen.getByRole('button', { name: 'behind' });
  act(() => desk.arrive(notificationBanner(makeNotification())));
  behind.focus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement).toBe(behind);
});

const told = (site: 0 | 1) => ({ list: [{ push_type: 'gift_paid_msg', push: 1, site }] });

test('is shown to whoever wants such news on the page, and to nobody else', async () => {
  const { client } = await show(<NotificationBanner desk={banners} />, [
    [noticeChoicesQuery.queryKey, told(0)],
  ]);
  const status = screen.getByRole('status');
  await act(() => announce(client, notificationBanner(makeNotification())));
  expect(status.textContent).toBe('');
  client.setQueryData(noticeChoicesQuery.queryKey, told(1) as never);
  await act(() => announce(client, notificationBanner(makeNotification())));
  expect(status.textContent).toContain('Ada');
});

test('is not shown by a browser that was told to be quiet', async () => {
  const { client } = await show(<NotificationBanner desk={banners} />, [
    [noticeChoicesQuery.queryKey, told(1)],
  ]);
  localStorage.setItem('quietNotices', 'true');
  await act(() => announce(client, notificationBanner(makeNotification())));
  expect(screen.getByRole('status').textContent).toBe('');
});
