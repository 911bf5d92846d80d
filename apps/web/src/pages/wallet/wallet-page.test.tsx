import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { savePendingGift } from '../../features/gifts/pending-gift.ts';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { useToasts } from '../../ui/feedback/toast.ts';
import { closeDialogsAbove } from '../../ui/overlay/dialogs.ts';
import { WalletPage } from './wallet-page.tsx';

afterEach(() => {
  closeDialogsAbove(0);
  useToasts.setState({ items: [] });
});

function comeBack(state: string, search: Record<string, string> = {}) {
  stubFetch((url) => {
    if (url.includes('subscribe-status')) return envelope({ checkout_id: '1', state, diamond: 9500 });
    if (url.includes('/commodity/list')) {
      return envelope({ diamond: [], diamond_vip: [], first_charge: null, lucky_box: null });
    }
    if (url.includes('/record')) return envelope({ list: [], page: 1, total_page: 0, count: 0, next: null });
    return envelope({ user_id: '1', nickname: 'Ann', diamond: 100 });
  });
  history.replaceState(null, '', `/wallet?${new URLSearchParams({ checkout: 'return', ...search })}`);
  return show(<WalletPage title="nav.wallet" params={{}} search={{ checkout: 'return', ...search }} />);
}

test.each([
  ['paid', 'Thank you. Your diamonds are here; you now have 9,500.'],
  ['declined', 'The payment was declined. Nothing was charged.'],
  ['expired', 'The checkout was closed. Nothing was charged.'],
  ['open', 'Checking your payment…'],
])('coming back from a checkout that is %s, one reads: %s', async (state, text) => {
  comeBack(state);
  expect(await screen.findByText(text)).toBeTruthy();
});

test.each(['paid', 'declined', 'expired'])(
  'a checkout that is %s is said once: the address forgets it, and a reload says nothing',
  async (state) => {
    const { address } = await comeBack(state, { from: 'x' });
    await screen.findByText(/Thank you|Nothing was charged/);
    await waitFor(() => expect(address()).toBe('/wallet?from=x'));
    expect(screen.getByText(/Thank you|Nothing was charged/)).toBeTruthy();
    cleanup();
    await show(<WalletPage title="nav.wallet" params={{}} search={{ from: 'x' }} />);
    await screen.findByText('Your diamonds');
    expect(screen.queryByText(/Thank you|Nothing was charged/)).toBeNull();
  },
);

test('a checkout that is still open stays in the address, so that a reload goes on asking', async () => {
  const { address } = await comeBack('open');
  await screen.findByText('Checking your payment…');
  expect(address()).toBe('/wallet?checkout=return');
});

test('once it is paid, it leads back to the gift that lacked diamonds, with its amount', async () => {
  savePendingGift({ charId: '5', name: 'Mira', avatar: '', diamonds: 9000 });
  await comeBack('paid', { back: '/messages/5' });
  expect(((await screen.findByLabelText('Diamonds')) as HTMLInputElement).value).toBe('9000');
  expect(location.pathname).toBe('/messages/5');
});

test('whoever is led back reads of the diamonds once: in a toast, and not in the wallet as well', async () => {
  await comeBack('paid', { back: '/messages/5' });
  await waitFor(() => expect(useToasts.getState().items).toMatchObject([{ text: 'Your diamonds are here' }]));
  expect(screen.queryByText(/Thank you/)).toBeNull();
});

test('whoever stays in the wallet reads of the diamonds once: there, and not in a toast as well', async () => {
  await comeBack('paid');
  await screen.findByText(/Thank you/);
  expect(useToasts.getState().items).toEqual([]);
});

test('a way back that leads elsewhere is not followed', async () => {
  await comeBack('paid', { back: '//evil.example/' });
  await screen.findByText(/Thank you/);
  await waitFor(() => expect(location.pathname).toBe('/wallet'));
});
