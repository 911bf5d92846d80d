import type { PayoutRecord } from '@kindred/contract/payouts/calls';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { PayoutList } from './payout-list.tsx';

const requested: PayoutRecord = {
  payout_id: '7',
  amount_usd_cents: 5000,
  state: 'requested',
  reason: null,
  bank_last4: '6789',
  requested_time: '2026-03-01T10:00:00.000Z',
  sent_time: null,
  ended_time: null,
  arrives_time: null,
};

/** Answers as a server where that payout is the newest, after one that was sent. */
function serve(take: (newest: PayoutRecord) => { state: PayoutRecord['state']; answer: Response }) {
  let newest = requested;
  return stubFetch((url) => {
    if (url.includes('/payout/cancel')) {
      const taken = take(newest);
      newest = { ...newest, state: taken.state };
      return taken.answer;
    }
    const list = [newest, { ...requested, payout_id: '6', amount_usd_cents: 2500, state: 'sent' }];
    return envelope({ list, page: 1, total_page: 1, count: 2, next: null });
  });
}

const cancelButton = () => screen.findByRole('button', { name: 'Take back the payout of $50.00' });

test('a payout that waits can be taken back, and the list says so; one that is on its way cannot', async () => {
  const fetch = serve(() => ({ state: 'canceled', answer: envelope({ ...requested, state: 'canceled' }) }));
  await show(<PayoutList />);
  expect(screen.queryByRole('button', { name: /\$25\.00/ })).toBeNull();
  expect((await cancelButton()).textContent).toBe('Take back');
  await userEvent.click(await cancelButton());
  expect(await screen.findByText('Taken back. $50.00 is available again.')).toBeTruthy();
  expect(await screen.findByText('Taken back', { exact: true })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
  const sent = fetch.mock.calls.find(([url]) => url.includes('/payout/cancel'));
  expect(JSON.parse(String(sent?.[1]?.body))).toEqual({ payout_id: '7' });
});

test('one that has left meanwhile says so, and shows how far it is', async () => {
  serve(() => ({
    state: 'approved',
    answer: answer({ code: 4706, msg: 'This payout can no longer be taken back', data: {} }),
  }));
  await show(<PayoutList />);
  await userEvent.click(await cancelButton());
  expect((await screen.findByRole('alert')).textContent).toBe('This payout can no longer be taken back');
  expect(await screen.findByText('Approved')).toBeTruthy();
});
