import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { LimitsForm } from './limits-form.tsx';

const limits = {
  weekly_usd_cents: 2000 as number | null,
  next: null as { weekly_usd_cents: number | null; from: string } | null,
  confirm_above: null,
  spent_usd_cents: 950,
  charged_usd_cents: 0,
};

async function open(given: Partial<typeof limits> = {}) {
  const sent: unknown[] = [];
  stubFetch((_url, init) => {
    if (init?.method === 'PUT') sent.push(JSON.parse(String(init.body)));
    return envelope({ ...limits, ...given });
  });
  await show(<LimitsForm />);
  await screen.findByLabelText('Limit in US dollars');
  return sent;
}
const field = () => screen.getByLabelText('Limit in US dollars');

test('what of the week is used stands beside the limit, and what a change will do before it is saved', async () => {
  const sent = await open();
  expect(screen.getByText('$9.50 of $20.00')).toBeTruthy();
  expect(screen.getByText('A lower limit applies at once.')).toBeTruthy();
  await userEvent.clear(field());
  expect(screen.getByText(/^A higher limit, or none, applies after 24 hours/)).toBeTruthy();
  await userEvent.type(field(), '35.5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ weekly_usd_cents: 3550, confirm_above: null }]));
});

test('an amount that can be no limit is said so and cannot be saved', async () => {
  const sent = await open();
  for (const wrong of ['0.5', 'ten', '12.345', '-3']) {
    await userEvent.clear(field());
    await userEvent.type(field(), wrong);
    expect(screen.getByText(/^Please enter an amount of at least \$1\.00/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  }
  expect(sent).toEqual([]);
});

test('a raise that waits is shown with its date, and can be taken back with one press', async () => {
  const sent = await open({ next: { weekly_usd_cents: null, from: '2026-11-24T10:00:00Z' } });
  expect(screen.getByText(/^From .+ you have no limit\.$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep the current limit' }));
  await waitFor(() => expect(sent).toEqual([{ weekly_usd_cents: 2000 }]));
});
