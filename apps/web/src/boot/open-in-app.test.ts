import { expect, test } from 'vitest';
import { appAddress } from './open-in-app.ts';

test.each([
  ['/@mara.moon', '/character/mara.moon'],
  ['/@mara.moon/', '/character/mara.moon'],
  ['/@mara.moon/post/12', '/character/mara.moon?diary_id=12'],
  ['/@mara.moon/post/x', undefined],
  ['/home', undefined],
  ['/character/mara.moon', undefined],
])('the public page %s leads whoever is signed in to %s', (path, address) => {
  expect(appAddress(path)).toBe(address);
});
