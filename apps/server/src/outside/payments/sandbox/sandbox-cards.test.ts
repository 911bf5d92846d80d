import { expect, test } from 'vitest';
import { parseSandboxCard } from './sandbox-cards.ts';

test.each([
  ['success', 'success'],
  ['4242 4242 4242 4242', 'success'],
  ['4242424242424242', 'success'],
  ['Declined', 'declined'],
  ['3ds', '3ds'],
  ['3-D Secure', '3ds'],
  ['refund', 'refunded'],
  ['dispute', 'disputed'],
  ['renewal_declined', 'renewal_declined'],
])('%s is the card %s', (text, card) => {
  expect(parseSandboxCard(text)).toBe(card);
});

test.each(['', 'visa', '4242', 'constructor', 'toString'])('%s is no card', (text) => {
  expect(parseSandboxCard(text)).toBeUndefined();
});
