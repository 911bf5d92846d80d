import type { DeletionPreview } from '@kindred/contract/account/calls';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getSession, startSession } from '../../../lib/storage/session.ts';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeUser } from '../../../test/make-user.ts';
import { show } from '../../../test/show.tsx';
import { userQuery } from '../../users/users.queries.ts';
import { deletionPreviewQuery } from '../account.queries.ts';
import { DeleteAccount } from './delete-account.tsx';

const nothing: DeletionPreview = {
  diamonds: 1234,
  subscriptions: 2,
  subscriptions_until: '2026-12-20T10:00:00Z',
  follows: 3,
  unlocked_posts: 5,
  unlocked_diamonds: 1500,
  pending_usd_cents: 0,
  available_usd_cents: 0,
  posts: 0,
  followers: 0,
  kept_posts: 0,
  kept_messages: 0,
  obstacles: [],
  is_winding_down: true,
};

beforeEach(() => startSession({ token: 'a token', imToken: 'another' }));

async function open(preview: DeletionPreview) {
  const user = makeUser();
  const fetch = stubFetch((url) => {
    if (url.includes('preview')) return envelope(preview);
    return url.includes('/data') ? envelope(user) : envelope({});
  });
  await show(<DeleteAccount />, [
    [userQuery().queryKey, user],
    [deletionPreviewQuery.queryKey, preview],
  ]);
  return fetch;
}

test('what is lost stands there in numbers, and the account goes only after the word was typed', async () => {
  const fetch = await open(nothing);
  expect(screen.getByText('1,234 ($12.34)')).toBeTruthy();
  expect(screen.getByText(/^2, paid until Dec 20/)).toBeTruthy();
  expect(screen.getByText('5, bought for 1,500 diamonds')).toBeTruthy();
  expect(
    screen.getByText(
      '1,234 diamonds worth $12.34, 5 unlocked posts and 2 active subscriptions end with your account. Nothing is refunded.',
    ),
  ).toBeTruthy();
  const action = screen.getByRole('button', { name: 'Delete my account' });
  expect(action).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText('Type DELETE to confirm'), 'delet');
  expect(action).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText('Type DELETE to confirm'), 'e');
  await userEvent.click(action);
  await waitFor(() => expect(getSession().token).toBeNull());
  expect(fetch.mock.calls.filter(([, init]) => init?.method === 'DELETE')).toHaveLength(1);
});

test('what fans have bought and keep stands there in numbers', async () => {
  await open({ ...nothing, posts: 9, kept_posts: 4, kept_messages: 1 });
  expect(
    screen.getByText(
      '4 posts that fans have bought stay readable in their libraries, without your name and picture. Nothing is paid back.',
    ),
  ).toBeTruthy();
  expect(
    screen.getByText('The media of 1 message that a fan has bought stay in that conversation.'),
  ).toBeTruthy();
});

test('while fans have paid for time to come, the way there is shown in place of the last step', async () => {
  const obstacles = [{ reason: 'paid_subscribers', count: 3, until: '2026-12-20T10:00:00Z' }] as const;
  const fetch = await open({ ...nothing, obstacles: [...obstacles], is_winding_down: false });
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  expect(screen.getByText(/3 fans have paid .* Dec 20/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stop all subscriptions' }));
  await waitFor(() => expect(fetch.mock.calls.some(([url]) => url.includes('wind-down'))).toBe(true));
});
