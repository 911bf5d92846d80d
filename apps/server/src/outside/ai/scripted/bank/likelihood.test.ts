import { expect, test } from 'vitest';
import { indexLikelihoods } from './likelihood.ts';

const marks = (text: string) => new Map(text.split(' ').map((word) => [word, 1]));
const likelihoods = indexLikelihoods(
  [
    ['hello', 'hello there'],
    ['hello', 'hello you'],
    ['bye', 'bye you'],
    ['bye', 'bye now'],
  ].map(([entry = '', text = '']) => ({ entry, marks: marks(text) })),
);

test('the entry is likeliest in whose utterances the words of a text stand', () => {
  const found = likelihoods(marks('hello now'));
  expect(found.get('hello')).toBeCloseTo(found.get('bye') ?? 0, 0);
  expect(likelihoods(marks('hello')).get('hello')).toBeGreaterThan(
    likelihoods(marks('hello')).get('bye') ?? 0,
  );
});

test('a word that stands in all entries, and one that stands in none, say nothing', () => {
  const common = likelihoods(marks('you'));
  expect(common.get('hello')).toBeCloseTo(common.get('bye') ?? 0);
  expect(likelihoods(marks('zebra')).get('hello')).toBeCloseTo(0);
});
