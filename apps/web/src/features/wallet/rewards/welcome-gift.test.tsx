import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { userQuery } from '../../users/users.queries.ts';
import './reward-dialog.tsx';
import { welcomeGiftQuery } from '../wallet.queries.ts';
import { WelcomeGiftCard } from './welcome-gift-card.tsx';
import './welcome-gift-dialog.tsx';
import { welcomeGiftDialog } from './welcome-gift.dialog.ts';

const me = { user_id: '1', diamond: 0, nickname: 'Ada' };
const offered = [welcomeGiftQuery.queryKey, { state: 'offered', diamonds: 100 }] as const;
const received = { diamonds: 100, diamond: 100, received_time: '2026-11-21T10:00:00.000Z' };

async function open() {
  const shown = await show(<WelcomeGiftCard />, [[userQuery().queryKey, me], offered]);
  act(() => void openDialog(welcomeGiftDialog, { diamonds: 100 }));
  await screen.findByRole('dialog', { name: 'A welcome gift' });
  return shown;
}

test('says what it is, is received with one click, and shows the new balance', async () => {
  stubFetch((url) => envelope(url.includes('receive') ? received : { state: 'received', diamonds: 100 }));
  const { client } = await open();
  expect(screen.getByText('Free, once per account. Nothing renews, and no card is needed.')).toBeTruthy();
  await userEvent.click(screen.getByRole('dialog').querySelector('footer button') ?? document.body);
  const reward = await screen.findByRole('dialog', { name: 'You received' });
  expect(reward.textContent).toContain('Your balance now100');
  expect(client.getQueryData(userQuery().queryKey)).toMatchObject({ diamond: 100 });
  expect(screen.queryByText('100 diamonds are waiting for you')).toBeNull();
});

test.each([
  [100, 'Unlock a post with them, or save them up: gifts to creators start at 200 diamonds.'],
  [200, 'Send a gift to a creator or unlock a post with them.'],
])('of %i diamonds it says what they are good for', async (diamonds, words) => {
  stubFetch(() => envelope({ state: 'offered', diamonds }));
  await show(<p>Page</p>);
  void openDialog(welcomeGiftDialog, { diamonds });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('is asked for once and shown once, however fast one clicks', async () => {
  const fetch = stubFetch((url) =>
    envelope(url.includes('receive') ? received : { state: 'received', diamonds: 100 }),
  );
  await open();
  const receive = screen.getByRole('dialog').querySelector<HTMLElement>('footer button');
  act(() => {
    receive?.click();
    receive?.click();
  });
  await screen.findByRole('dialog', { name: 'You received' });
  expect(fetch.mock.calls.filter(([url]) => url.includes('receive'))).toHaveLength(1);
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
});

test('says why it could not be received, and can be tried again', async () => {
  stubFetch(() => answer({ code: 4207, msg: 'There is no welcome gift right now', data: null }));
  await open();
  const receive = screen.getByRole('dialog').querySelector('footer button') ?? document.body;
  await userEvent.click(receive);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The gift could not be received. There is no welcome gift right now',
  );
  expect(receive.getAttribute('aria-busy')).toBeNull();
});

test('left for later it waits in the wallet', async () => {
  stubFetch(() => envelope({ state: 'offered', diamonds: 100 }));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Receive' }));
  expect(await screen.findByRole('dialog', { name: 'A welcome gift' })).toBeTruthy();
});
