import { expect, test } from 'vitest';
import { afterName } from './notification-text.ts';

test('a text goes on from a name with a space, and without one where it begins with the ending of a name', () => {
  expect(afterName('sent you 500 diamonds')).toBe(' sent you 500 diamonds');
  expect(afterName('送你 500 颗钻石')).toBe(' 送你 500 颗钻石');
  expect(afterName('さんが500ダイヤを送りました')).toBe('さんが500ダイヤを送りました');
});
