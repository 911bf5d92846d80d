import { expect, test } from 'vitest';
import { addDays, daysAround, onDay, stepView } from './calendar-days.ts';

test('a week begins on Monday', () => {
  expect(daysAround('2026-11-29', 'week')).toEqual(daysAround('2026-11-23', 'week'));
  expect(daysAround('2026-11-29', 'week')[0]).toBe('2026-11-23');
});

test('a month is shown in whole weeks, as few as hold it', () => {
  const november = daysAround('2026-11-15', 'month');
  expect([november[0], november.at(-1), november.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  const february = daysAround('2027-02-10', 'month');
  expect([february[0], february.at(-1), february.length]).toEqual(['2027-02-01', '2027-02-28', 28]);
});

test('months and weeks follow each other over the year', () => {
  expect(stepView('2026-12-31', 'month', 1)).toBe('2027-01-01');
  expect(stepView('2027-01-31', 'month', -1)).toBe('2026-12-01');
  expect(stepView('2026-12-30', 'week', 1)).toBe('2027-01-06');
});

test('moved by days a post keeps its time of day', () => {
  expect(onDay('2027-03-27T02:30:00', addDays('2027-03-27', 1))).toBe('2027-03-28T02:30');
});
