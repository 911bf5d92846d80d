import type { BlockedOrRestricted } from '@kindred/contract/privacy/calls';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { BlockedList } from './blocked-or-restricted-list.tsx';

const ola: BlockedOrRestricted = {
  user_id: '8',
  char_id: '9',
  nickname: 'Ola',
  avatar: '',
  created_time: '2026-11-01T10:00:00Z',
};

function serve({ refuses = false, people = [ola] } = {}) {
  const sent: string[] = [];
  let list = people;
  stubFetch((url, init) => {
    if (!url.includes('character/block')) {
      return envelope({ list, page: 1, total_page: 1, count: list.length, next: null });
    }
    if (refuses) return answer({ code: 4003, msg: 'No', data: null });
    sent.push(String(init?.body));
    list = String(init?.body).includes('"block":1') ? people : [];
    return envelope({});
  });
  return sent;
}

test('who is unblocked leaves the list, and comes back when that is undone', async () => {
  const sent = serve();
  await show(<BlockedList />);
  await userEvent.click(await screen.findByRole('button', { name: 'Unblock Ola' }));
  expect(await screen.findByText('You haven’t blocked anyone')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Unblock Ola' })).toBeTruthy();
  expect(sent).toEqual(['{"block_id":"9","block":0}', '{"block_id":"9","block":1}']);
});

test('somebody whom one has not met is named by the number alone', async () => {
  serve({ people: [{ ...ola, char_id: null, nickname: '' }] });
  await show(<BlockedList />);
  expect(
    await screen.findByRole('button', { name: 'Unblock Account 8, whom you have not met' }),
  ).toBeTruthy();
});

test('a refusal is shown, and the person stays on the list', async () => {
  serve({ refuses: true });
  await show(<BlockedList />);
  await userEvent.click(await screen.findByRole('button', { name: 'Unblock Ola' }));
  expect(await screen.findByText('You don’t have permission')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Unblock Ola' })).toBeTruthy());
});
