import { expect, test } from 'vitest';
import { hueOfPixels } from './hue-of-pixels.ts';

test.each([
  ['red', [255, 0, 0], 29],
  ['green', [0, 255, 0], 142],
  ['blue', [0, 0, 255], 264],
])('a picture all %s has the hue of that colour', (_, rgb, hue) => {
  expect(Math.round(hueOfPixels([...rgb, 255, ...rgb, 255]) ?? Number.NaN)).toBe(hue);
});

test('a strong colour decides over a larger pale ground', () => {
  const pale = [250, 248, 240, 255];
  const hue = hueOfPixels([...pale, ...pale, ...pale, 0, 60, 255, 255]) ?? Number.NaN;
  expect(hue).toBeGreaterThan(250);
  expect(hue).toBeLessThan(275);
});

test('a grey picture, and none at all, have no hue', () => {
  expect(hueOfPixels([120, 120, 120, 255])).toBeUndefined();
  expect(hueOfPixels([])).toBeUndefined();
});
