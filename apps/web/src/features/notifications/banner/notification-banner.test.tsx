import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { makeNotification } from '../../../test/make-notification.ts';
import { show } from '../../../test/show.tsx';
import '../../wallet/rewards/reward-dialog.tsx';
import { noticeChoicesQuery } from '../notifications.queries.ts';
import './banner-card.tsx';
import { notificationBanner } from './banner.ts';
import { createBannerQueue } from './banner-queue.ts';
import { announce, banners } from './banners.ts';
import { NotificationBanner } from './notification-banner.tsx';

afterEach(() => act(() => banners.clear()));

/** A queue whose time stands still. */
async function open() {
  const queue = createBannerQueue({ now: () => 0, after: () => () => undefined }, () => false);
  const shown = await show(
    <>
      <button type="button">behind</button>
      <NotificationBanner queue={queue} />
    </>,
  );
  return { queue, ...shown };
}

test('says politely who did what, in the reader’s language', async () => {
  const { queue } = await open();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  act(() => queue.add(notificationBanner(makeNotification())));
  await waitFor(() => expect(status.textContent).toContain('Adasent you 500 diamonds'));
});

test('begins its three seconds when it can be seen', async () => {
  const held: string[] = [];
  const queue = createBannerQueue({ now: () => 0, after: () => () => undefined }, () => false);
  const hold = queue.hold;
  queue.hold = (reason, isHeld) => {
    if (reason === 'loading') held.push(`${isHeld} ${screen.getByRole('status').textContent === ''}`);
    hold(reason, isHeld);
  };
  vi.resetModules();
  const { NotificationBanner: Anew } = await import('./notification-banner.tsx');
  await show(<Anew queue={queue} />);
  act(() => queue.add(notificationBanner(makeNotification())));
  await waitFor(() => expect(held).toEqual(['true true', 'false false']));
});

test('of a gift opens what was received, with what the creator keeps and whom to thank', async () => {
  const { queue } = await open();
  act(() => queue.add(notificationBanner(makeNotification())));
  await userEvent.click(await screen.findByRole('button', { name: /Ada/ }));
  const dialog = await screen.findByRole('dialog', { name: 'You received' });
  expect(dialog.textContent).toContain('From Ada');
  expect(dialog.textContent).toContain('You keep$4.00');
  expect(screen.getByRole('button', { name: 'Say thanks' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('of a follower leads to the conversation with them, also with the keyboard', async () => {
  const { queue, address } = await open();
  const followed = makeNotification({ event_id: 'note-1', topic: 'followed', push_type: 'subscriber_msg' });
  act(() => queue.add(notificationBanner(followed)));
  (await screen.findByRole('button', { name: /Ada/ })).focus();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/messages/7');
});

test('closed from inside gives the focus back to where it was', async () => {
  const { queue } = await open();
  const behind = screen.getByRole('button', { name: 'behind' });
  act(() => queue.add(notificationBanner(makeNotification())));
  behind.focus();
  await screen.findByRole('button', { name: /Ada/ });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement).toBe(behind);
});

const choice = (site: 0 | 1) => ({ list: [{ push_type: 'gift_paid_msg', push: 1, site }] });

test('is shown to whoever wants such banners on the page, and to nobody else', async () => {
  const { client } = await show(<NotificationBanner queue={banners} />, [
    [noticeChoicesQuery.queryKey, choice(0)],
  ]);
  const status = screen.getByRole('status');
  await act(() => announce(client, notificationBanner(makeNotification())));
  expect(status.textContent).toBe('');
  client.setQueryData(noticeChoicesQuery.queryKey, choice(1) as never);
  await act(() => announce(client, notificationBanner(makeNotification())));
  await waitFor(() => expect(status.textContent).toContain('Ada'));
});

test('is not shown by a browser that is set to do not disturb', async () => {
  const { client } = await show(<NotificationBanner queue={banners} />, [
    [noticeChoicesQuery.queryKey, choice(1)],
  ]);
  localStorage.setItem('quietNotices', 'true');
  await act(() => announce(client, notificationBanner(makeNotification())));
  expect(screen.getByRole('status').textContent).toBe('');
});
