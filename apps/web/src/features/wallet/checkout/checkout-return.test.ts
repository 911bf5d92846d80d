import { expect, test } from 'vitest';
import { askAgainIn, checkoutReturn } from './checkout-return.ts';

const answered = (state: 'none' | 'open' | 'paid' | 'declined' | 'expired' | 'refunded', times = 1) => ({
  answer: { checkout_id: '1', state, is_trial_used: false, diamond: 1200 },
  hasFailed: false,
  times,
});

test('nothing is claimed before the server has answered', () => {
  expect(checkoutReturn({ answer: undefined, hasFailed: false, times: 0 })).toEqual({ state: 'checking' });
});

test('a payment counts when the server says it is paid, with the balance that the server tells', () => {
  expect(checkoutReturn(answered('paid'))).toEqual({ state: 'paid', diamond: 1200 });
});

test.each(['declined', 'expired', 'refunded'] as const)('a checkout that was %s is called so', (state) => {
  expect(checkoutReturn(answered(state))).toEqual({ state });
  expect(askAgainIn(answered(state))).toBe(false);
});

test('an open checkout is asked about again, and after a while the person is told that it takes longer', () => {
  expect(checkoutReturn(answered('open', 3))).toEqual({ state: 'checking' });
  expect(checkoutReturn(answered('open', 40))).toEqual({ state: 'late' });
  expect(askAgainIn(answered('open', 40))).toBeGreaterThan(0);
});

test('without a network nothing is claimed, and it is asked again', () => {
  const lost = { answer: undefined, hasFailed: true, times: 2 };
  expect(checkoutReturn(lost)).toEqual({ state: 'unreachable' });
  expect(askAgainIn(lost)).toBeGreaterThan(0);
});

test('once it is paid nobody asks any more', () => {
  expect(askAgainIn(answered('paid'))).toBe(false);
});
