import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { switchLanguage } from '../../lib/i18n/i18n.ts';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { InvitationPanel } from './invitation-panel.tsx';
import { inviteStatisticsQuery } from './invites.queries.ts';

const statistics = {
  referral: 'mara_clay',
  invite_url: 'https://kindred.example/invites?referral=mara_clay',
  invited_num: 3,
  creator_num: 1,
  earned_usd_cents: 420,
  share_percent: 5,
  share_months: 12,
};
const nobody = { list: [], page: 1, total_page: 0, count: 0, next: null };

test('a creator has a link to copy and to scan, and true figures', async () => {
  stubFetch((url) => envelope(url.includes('/invite/list') ? nobody : statistics));
  const { invite_url } = statistics;
  await show(<InvitationPanel />, [[inviteStatisticsQuery.queryKey, statistics]]);
  expect(screen.getByLabelText<HTMLInputElement>('Your invite link').value).toBe(invite_url);
  expect(await screen.findByRole('img', { name: 'QR code of your invite link' })).toBeTruthy();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '3',
    '1',
    '$4.20',
  ]);
  expect(
    screen.getByText(/You earn 5% of what a creator you invited earns after fees, for 12 months/),
  ).toBeTruthy();
  expect(screen.getByText(/in your earnings/)).toBeTruthy();

  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Copied' }));
  writeText.mockRejectedValue(new Error('not allowed'));
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/could not be copied/)).toBeTruthy();
});

test('a fan is told that links are for creators, and shown the way', async () => {
  const fan = { ...statistics, referral: null, invite_url: null };
  stubFetch(() => envelope(fan));
  await show(<InvitationPanel />, [[inviteStatisticsQuery.queryKey, fan]]);
  const way = screen.getByRole('link', { name: 'Become a creator' });
  expect(way.getAttribute('href')).toBe('/creatorOnboarding');
  expect(screen.queryByLabelText('Your invite link')).toBeNull();
});

test('texts that pages bring along change with the language, too', async () => {
  stubFetch((url) => envelope(url.includes('/invite/list') ? nobody : statistics));
  await show(<InvitationPanel />, [[inviteStatisticsQuery.queryKey, statistics]]);
  await switchLanguage('zh');
  await waitFor(() => expect(screen.getByLabelText('你的邀请链接')).toBeTruthy());
  await switchLanguage('en');
  await waitFor(() => expect(screen.getByLabelText('Your invite link')).toBeTruthy());
});
