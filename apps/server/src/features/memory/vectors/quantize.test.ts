import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeRanks } from '../prompt/recall.ts';
import { cosine, quantize } from './quantize.ts';

const vectors = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 64, maxLength: 64 })
  .filter((vector) => vector.some((value) => Math.abs(value) > 0.01));

test('a stored vector keeps its angle to any other, to a hundredth', () => {
  fc.assert(
    fc.property(vectors, vectors, (first, second) => {
      const length = (vector: number[]) => Math.hypot(...vector);
      const exact =
        first.reduce((sum, value, at) => sum + value * (second[at] ?? 0), 0) / length(first) / length(second);
      expect(Math.abs(cosine(first, quantize(second).levels) - exact)).toBeLessThan(0.01 + 2 / 127);
      expect(cosine(second, quantize(second).levels)).toBeGreaterThan(0.99);
    }),
  );
});

test('two rankings become one: what stands in both comes first, then the heads of each, the newer before the older', () => {
  const rows = (...seqs: number[]) => seqs.map((seq) => ({ seq }));
  const merged = mergeRanks([rows(1, 2, 3), rows(9, 3, 8)]);
  expect(merged.map(({ seq }) => seq)).toEqual([3, 9, 1, 2, 8]);
  expect(mergeRanks([rows(5, 4), []])).toEqual(rows(5, 4));
});
