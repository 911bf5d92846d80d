import { expect, test } from 'vitest';
import { badgeText } from './badge-text.ts';

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [4000, '99+'],
])('%i unread is drawn as "%s"', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
