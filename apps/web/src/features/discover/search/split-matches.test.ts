import { expect, test } from 'vitest';
import { splitMatches } from './split-matches.ts';

const marked = (text: string, typed: string) =>
  splitMatches(text, typed)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test.each([
  ['Morning light on the pier', 'LIG pier', 'Morning [lig]ht on the [pier]'],
  ['moonlight and light', 'light', 'moonlight and [light]'],
  ['明天给植物浇水', '植物', '明天给[植物]浇水'],
  ['a.b (c) [d]', '.( [', 'a.b (c) [d]'],
  ['Straße', 'stra', '[Stra]ße'],
  ['anything', '', 'anything'],
])('in %j, %j is marked', (text, typed, shown) => {
  expect(marked(text, typed).toLowerCase()).toBe(shown.toLowerCase());
});
