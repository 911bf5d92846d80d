import { expect, test } from 'vitest';
import { noCounts, sumsByHour, valuesAt } from './counts.ts';

test('a day without anything is a zero in its place', () => {
  const points = [{ ...noCounts, at: '2026-11-21', view_num: 4 }];
  expect(valuesAt(['2026-11-20', '2026-11-21'], points, 'view_num')).toEqual([0, 4]);
});

test('hours of several days add up to the hour of the day', () => {
  const points = ['2026-11-20T09', '2026-11-21T09', '2026-11-21T23'].map((at) => ({
    ...noCounts,
    at,
    view_num: 2,
  }));
  const sums = sumsByHour(points, 'view_num');
  expect([sums.length, sums[9], sums[23], sums[0]]).toEqual([24, 4, 2, 0]);
});
