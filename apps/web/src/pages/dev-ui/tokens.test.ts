import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors, layers, motions, radii, shadows, textSizes } from './tokens.ts';

const css = ['theme', 'motion']
  .map((name) => readFileSync(`${import.meta.dirname}/../../ui/${name}.css`, 'utf8'))
  .join('\n');

const named = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '']) => name).toSorted();
const shown = (tokens: object) => Object.keys(tokens).toSorted();

test('every token of the product is on the page of tokens', () => {
  expect([...colors].toSorted()).toEqual(named(/--color-([\w-]+): /g));
  expect(shown(textSizes)).toEqual(named(/--text-([a-z]+): /g));
  expect(shown(radii)).toEqual(named(/--radius-([a-z]+): /g));
  expect(shown(shadows)).toEqual(named(/--shadow-([a-z]+): 0 \d+px/g));
  expect(shown(motions)).toEqual(named(/--animate-([a-z]+): /g));
  expect(shown(layers)).toEqual(named(/@utility z-([a-z]+) /g));
});
