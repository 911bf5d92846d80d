import { expect, test } from 'vitest';
import { foldLocked } from './fold-locked.ts';

/** Cards as letters: o open, x locked. What is left out becomes a number at the end of its row. */
const folded = (cards: string) =>
  foldLocked([...cards], (card) => card === 'x')
    .map(({ card, isShown, folded: count }) => (isShown ? card : count || ''))
    .join('');

test.each([
  ['oooo', 'oooo'],
  ['xooooxooo', 'xooooxooo'],
  ['xxxx', 'x3'],
  ['xxoxo', 'x1o1o'],
  ['oxxxooooxx', 'ox2oooox1'],
])('of %s is shown %s', (cards, shown) => {
  expect(folded(cards)).toBe(shown);
});
