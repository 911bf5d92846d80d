import { expect, test } from 'vitest';
import { huesOfPixels } from './hues-of-pixels.ts';

test.each([
  ['red', [255, 0, 0], 29],
  ['green', [0, 255, 0], 142],
  ['blue', [0, 0, 255], 264],
])('a picture all %s has the hue of that colour', (_, rgb, hue) => {
  expect(Math.round(huesOfPixels([...rgb, 255, ...rgb, 255])?.[0] ?? Number.NaN)).toBe(hue);
});

test('a strong colour decides over a larger pale ground', () => {
  const pale = [250, 248, 240, 255];
  const [hue] = huesOfPixels([...pale, ...pale, ...pale, 0, 60, 255, 255]) ?? [Number.NaN];
  expect(hue).toBeGreaterThan(250);
  expect(hue).toBeLessThan(275);
});

test('a grey picture, and none at all, have no hue', () => {
  expect(huesOfPixels([120, 120, 120, 255])).toBeUndefined();
  expect(huesOfPixels([])).toBeUndefined();
});

test('the second hue is that of what differs from the first, where something does', () => {
  const blue = [0, 60, 255, 255];
  const [first, second] = huesOfPixels([...blue, ...blue, ...blue, 255, 120, 0, 255]) ?? [];
  expect(first).toBeGreaterThan(250);
  expect(second).toBeLessThan(90);
  expect(huesOfPixels([...blue, ...blue])).toEqual([expect.closeTo(262, -1), expect.closeTo(262, -1)]);
});
