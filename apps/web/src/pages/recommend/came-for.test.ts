import { expect, test } from 'vitest';
import { cameFor } from './came-for.ts';

test('who came by a creator’s page, by a post or to ask their companion came for that creator', () => {
  expect(cameFor('/character/mara_clay?diary_id=133')).toBe('mara_clay');
  expect(cameFor('/messages/1040?ask=Hello')).toBe('1040');
  for (const path of ['/home', '/settings/account', '/messages', null]) expect(cameFor(path)).toBeUndefined();
});
