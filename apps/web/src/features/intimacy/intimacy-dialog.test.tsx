import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { aConversation } from '../inbox/chat-samples.ts';
import { IntimacyDialog } from './intimacy-dialog.tsx';

const levels = [
  { level: 1, name: 'New', points: 0, perks: [] },
  { level: 2, name: 'Acquainted', points: 30, perks: ['It knows you'] },
  { level: 3, name: 'Familiar', points: 150, perks: ['A mark'] },
  { level: 4, name: 'Close', points: 500, perks: ['A place'] },
  { level: 5, name: 'Kindred', points: 1500, perks: ['Gold'] },
];

/** Opens it for a conversation with so many points; `isClosed` is the fan's place in the circle. */
async function open(intimacy: { level: number; points: number; next: number | null }) {
  const conversation = aConversation({ intimacy });
  let isClosed = 0;
  const closed: string[] = [];
  stubFetch((url) => {
    if (url.includes('intimacy/config')) return envelope({ list: levels });
    if (url.includes('/dialogue/info')) return envelope(conversation);
    if (/(close|open)\/inner/.test(url)) {
      closed.push(url.includes('close') ? 'close' : 'open');
      isClosed = url.includes('close') ? 1 : 0;
      return envelope({ is_closed: isClosed });
    }
    const place = {
      char_id: '5',
      user_id: '1',
      side: 'fan',
      nickname: 'Mira',
      avatar: '',
      level: 4,
      points: 520,
      since_time: '2026-11-01T09:00:00Z',
      is_closed: isClosed,
    };
    return envelope({ list: [place], page: 1, total_page: 1, count: 1, next: null });
  });
  await show(<IntimacyDialog conversation={conversation} />);
  return closed;
}

test('it says how far the next level is, what counts and how much of it, and that nothing is lost', async () => {
  await open({ level: 2, points: 45, next: 150 });
  expect(await screen.findByText('45 of 150 points to “Familiar”')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Level' }).getAttribute('aria-valuenow')).toBe('13');
  expect(screen.getByText('Each message of yours: 1 point, at most 10 a day')).toBeTruthy();
  expect(screen.getByText(/Points are never taken away/)).toBeTruthy();
  expect(screen.getAllByRole('img', { name: 'Reached' })).toHaveLength(2);
  expect(screen.queryByText('Inner circle')).toBeNull();
});

test('who is close enough may leave the inner circle and return', async () => {
  const closed = await open({ level: 4, points: 520, next: 1500 });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave the inner circle' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Return to the inner circle' }));
  await waitFor(() => expect(closed).toEqual(['close', 'open']));
  expect(await screen.findByText(/You have been in the inner circle of Mira since/)).toBeTruthy();
});
