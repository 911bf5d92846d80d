import { expect, test } from 'vitest';
import { cutAtWord, withoutPart } from './cut-at-word.ts';

test.each([
  ['Potter by a cold river', 22, 'Potter by a cold river'],
  ['Potter by a cold river', 18, 'Potter by a cold…'],
  ['Potter, by a cold river', 9, 'Potter…'],
  ['植物学背景，三十一岁', 5, '植物学背景…'],
])('%s in %d characters ends with a whole word', (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut);
});

test('a text that ends inside a word loses that word', () => {
  expect(withoutPart('Three honest mist')).toBe('Three honest…');
});
