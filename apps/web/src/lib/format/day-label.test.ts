import { expect, test } from 'vitest';
import { dayLabel } from './day-label.ts';
import { dayOf, groupByDay } from './group-by-day.ts';

const at = (day: number, hour: number) => ({ created_time: new Date(2026, 10, day, hour).toISOString() });
const now = new Date(2026, 10, 21, 15).getTime();

test('what happened on one day stands together', () => {
  const groups = groupByDay([at(21, 23), at(21, 0), at(20, 23)]);
  expect(groups.map(({ day, items }) => [day, items.length])).toEqual([
    ['2026-11-21', 2],
    ['2026-11-20', 1],
  ]);
});

test.each([
  [21, 'Today'],
  [20, 'Yesterday'],
  [3, 'Nov 3'],
])('day %i of the month is called %s', (day, label) => {
  expect(dayLabel(dayOf(at(day, 9).created_time), now)).toBe(label);
});
