import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { switchLanguage } from '../i18n/i18n.ts';
import { formatDate, formatDateTime } from './format.ts';

afterEach(() => switchLanguage('en'));

// A Tuesday.
const now = new Date(2026, 10, 24, 15).getTime();
const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 9, 5).toISOString();

test.each([
  [at(2026, 11, 24), '9:05 AM'],
  [at(2026, 11, 21), 'Sat 9:05 AM'],
  [at(2026, 11, 17), 'Nov 17, 9:05 AM'],
  [at(2026, 11, 25), 'Nov 25, 9:05 AM'],
  [at(2025, 11, 12), 'Nov 12, 2025, 9:05 AM'],
])(
  'the moment %s reads %s: the time today, the weekday this week, the day this year, else the year',
  (instant, words) => {
    expect(formatDateTime(instant, now).replace(/\s/g, ' ')).toBe(words);
  },
);

test('a day has its year where that is not this one, in each language in its own order', async () => {
  expect([formatDate('2026-11-12', now), formatDate('2025-11-12', now)]).toEqual(['Nov 12', 'Nov 12, 2025']);
  await switchLanguage('de');
  expect([formatDate('2026-11-12', now), formatDate('2025-11-12', now)]).toEqual([
    '12. Nov.',
    '12. Nov. 2025',
  ]);
});

const src = path.resolve(import.meta.dirname, '../..');
const ways = /dateStyle|toLocale(?:Date|Time)?String|\.DateTimeFormat\(|\{\w+, date\b/;
/** The rule itself, its formats, and the name of the time zone. */
const own = [/^lib\/format\//, /^lib\/i18n\//, /^lib\/storage\/device\.ts$/];

test('no screen writes a day in another way', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:tsx?|json)$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const others = files.filter((file) => !own.some((place) => place.test(file)));
  expect(others.filter((file) => ways.test(readFileSync(path.join(src, file), 'utf8')))).toEqual([]);
});
