import { expect, test } from 'vitest';
import { mediaAspect, mediaHeight } from './media-height.ts';

test.each([
  { what: 'a wide picture', width: 1280, height: 720, is: 360 },
  { what: 'a square', width: 900, height: 900, is: 640 },
  { what: 'a small picture, drawn larger', width: 320, height: 160, is: 320 },
  { what: 'a portrait, cut at the cap', width: 1080, height: 1920, is: 700 },
  { what: 'a portrait just under the cap', width: 1000, height: 1090, is: 698 },
  { what: 'no dimensions', width: null, height: null, is: 640 },
  { what: 'half a dimension', width: 800, height: null, is: 640 },
  { what: 'a width of nothing', width: 0, height: 500, is: 640 },
])('$what takes $is pixels', ({ width, height, is }) => {
  expect(mediaHeight({ width, height })).toBe(is);
});

test('a post without media to measure gets the default', () => {
  expect(mediaHeight(undefined)).toBe(640);
});

test('on a narrower card the area keeps its shape', () => {
  expect(mediaAspect({ width: 1280, height: 720 })).toBe('640 / 360');
});
