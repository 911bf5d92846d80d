import { expect, test } from 'vitest';
import { countLicences, findLicenceBreaches } from './find-licence-breaches.ts';

const breaches = (licence: string | undefined) => findLicenceBreaches([{ name: 'a', licence }]);

test.each([
  'GPL-2.0-only',
  'GPL-3.0-or-later',
  'AGPL-3.0',
  'MIT AND GPL-3.0',
  '(MIT OR ISC) AND AGPL-3.0',
  'SEE LICENSE IN x',
  'UNLICENSED',
])('a package under %s is refused', (licence) => {
  expect(breaches(licence)).toEqual([`a: ${licence}`]);
});

test('a package that states no licence is refused', () => {
  expect(breaches(undefined)).toEqual(['a: states no licence']);
});

test.each([
  'MIT',
  'GPL-3.0 OR MIT',
  '(GPL-2.0 OR MIT) AND ISC',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'MPL-2.0',
])('a package under %s may be installed', (licence) => {
  expect(breaches(licence)).toEqual([]);
});

test('the report counts each licence, the most frequent first', () => {
  const packages = ['ISC', 'MIT', 'MIT'].map((licence) => ({ name: 'a', licence }));
  expect(countLicences(packages)).toEqual([
    ['MIT', 2],
    ['ISC', 1],
  ]);
});
