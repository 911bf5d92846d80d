import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test('a way back leads into this app', () => {
  expect(localPath('/messages/5?tab=1')).toBe('/messages/5?tab=1');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  7,
])('a way back never leads elsewhere: %s', (value) => {
  expect(localPath(value)).toBeUndefined();
});
