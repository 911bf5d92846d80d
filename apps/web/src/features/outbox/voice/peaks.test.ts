import { voicePeaks } from '@kindred/contract/media/limits';
import { expect, test } from 'vitest';
import { peaksOf } from './peaks.ts';

test('a long recording becomes sixty-four bars, the loudest of which is full', () => {
  const levels = Array.from({ length: 1000 }, (_, at) => (at === 500 ? 0.4 : 0.1));
  const peaks = peaksOf(levels);
  expect(peaks).toHaveLength(voicePeaks);
  expect(Math.max(...peaks)).toBe(100);
  expect(peaks.filter((peak) => peak === 25)).toHaveLength(voicePeaks - 1);
});

test('silence stays flat, and a recording of a moment has a bar', () => {
  expect(peaksOf([0, 0, 0])).toEqual([0, 0, 0]);
  expect(peaksOf([])).toEqual([0]);
});
