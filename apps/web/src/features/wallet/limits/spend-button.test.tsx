import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConnectionError, RefusalError } from '../../../lib/call/call-errors.ts';
import { stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { userQuery } from '../../users/users.queries.ts';
import { spendingLimitsQuery } from '../wallet.queries.ts';
import { SpendButton } from './spend-button.tsx';

const limits = { weekly_usd_cents: null, next: null, spent_usd_cents: 0, charged_usd_cents: 0, held: null };

async function open(confirm_above: number | null, amount: number, unit?: 'usdCents') {
  const onSpend = vi.fn();
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  await show(
    <SpendButton amount={amount} unit={unit} isLoading={false} onSpend={onSpend}>
      Send
    </SpendButton>,
    confirm_above === -1 ? [] : [[spendingLimitsQuery.queryKey, { ...limits, confirm_above }]],
  );
  return onSpend;
}

test('above the amount that the person has set, the first press asks and the second one spends', async () => {
  const onSpend = await open(400, 500);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSpend).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('You asked to confirm amounts above 400 diamonds.');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, spend 500 diamonds' }));
  expect(onSpend).toHaveBeenCalledOnce();
});

test('what a card is charged is asked about in dollars', async () => {
  const onSpend = await open(400, 500, 'usdCents');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('status').textContent).toBe('You asked to confirm amounts above $4.00.');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, pay $5.00' }));
  expect(onSpend).toHaveBeenCalledOnce();
});

test('with too few diamonds it says how many are missing and leads to them instead of spending', async () => {
  const [onSpend, onTopUp] = [vi.fn(), vi.fn()];
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  await show(
    <SpendButton amount={500} isLoading={false} onSpend={onSpend} onTopUp={onTopUp}>
      Send
    </SpendButton>,
    [
      [spendingLimitsQuery.queryKey, { ...limits, confirm_above: 400 }],
      [userQuery().queryKey, { user_id: '1', diamond: 420 }],
    ],
  );
  expect(screen.getByText('Get 80 more diamonds first')).toBeTruthy();
  await userEvent.click(
    screen.getByRole('button', { name: 'Send', description: 'Get 80 more diamonds first' }),
  );
  expect(onTopUp).toHaveBeenCalledWith(500);
  expect(onSpend).not.toHaveBeenCalled();
});

test.each([
  ['whose answer was lost may have spent them: it is tried again', new ConnectionError('unreachable'), 1],
  [
    'that was refused leads to them',
    new RefusalError({ code: 4202, msg: '', status: 200, requestId: null }),
    0,
  ],
] as const)('without the diamonds, an attempt %s', async (_what, error, spent) => {
  const onSpend = vi.fn();
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  await show(
    <SpendButton amount={500} isLoading={false} onSpend={onSpend} error={error} onTopUp={vi.fn()}>
      Send
    </SpendButton>,
    [
      [spendingLimitsQuery.queryKey, { ...limits, confirm_above: null }],
      [userQuery().queryKey, { user_id: '1', diamond: 0 }],
    ],
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSpend).toHaveBeenCalledTimes(spent);
});

test.each([
  ['at that amount', 500, 500],
  ['for whoever never wants to be asked', null, 10_000],
  ['where the settings cannot be had: the server has the limit', -1, 500],
] as const)('one press spends %s', async (_when, above, amount) => {
  const onSpend = await open(above, amount);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSpend).toHaveBeenCalledOnce();
});
