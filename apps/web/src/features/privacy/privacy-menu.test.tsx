import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { BlockedOr } from './blocked-or.tsx';
import './block-or-restrict-dialog.tsx';
import { PrivacyMenu } from './privacy-menu.tsx';

const mara = {
  user_id: '11',
  char_id: '12',
  nickname: 'Mara',
  avatar: '',
  created_time: '2026-11-21T10:00:00Z',
};
type Away = { block: typeof mara | null; restrict: typeof mara | null };

function serve(away: Away) {
  return stubFetch((url, init) => {
    const sent = JSON.parse(String(init?.body ?? '{}')) as { block?: number; restrict?: number };
    if (url.includes('/character/restrict')) away.restrict = sent.restrict ? mara : null;
    if (url.includes('/character/block')) away.block = sent.block ? mara : null;
    return envelope(url.includes('/privacy/state') ? { ...away } : {});
  });
}

async function openMenu() {
  await userEvent.click(await screen.findByRole('button', { name: 'More about Mara' }));
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
}

test('whoever is restricted can be unrestricted there, and the menu knows it anew after a reload', async () => {
  const away: Away = { block: null, restrict: mara };
  serve(away);
  await show(<PrivacyMenu id="12" name="Mara" onBlocked={vi.fn()} />);
  await waitFor(async () => {
    expect(await openMenu()).toEqual(['Unrestrict', 'Block']);
  });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Unrestrict' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unrestrict' }));
  await waitFor(() => expect(away.restrict).toBeNull());
});

test('whoever one has blocked is named as such where they were, and can be unblocked there', async () => {
  const away: Away = { block: mara, restrict: null };
  serve(away);
  await show(<BlockedOr id="12">Not here</BlockedOr>);
  expect(await screen.findByRole('heading', { name: 'You have blocked Mara' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
  const buttons = await screen.findAllByRole('button', { name: 'Unblock' });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  expect(await screen.findByText('Not here')).toBeTruthy();
});

test('of somebody whom one has not blocked nothing is said', async () => {
  serve({ block: null, restrict: null });
  await show(<BlockedOr id="12">Not here</BlockedOr>);
  expect(await screen.findByText('Not here')).toBeTruthy();
});
