import type { Language } from '@kindred/contract/wire/languages';
import { expect, test } from 'vitest';
import { findMissingSignals, findStaleSignals } from './find-signal-problems.ts';

test('a language without corpora of distress, age, questions about machines and bad lines of companions cannot be released', () => {
  const problems = findMissingSignals(['en', 'fr' as Language]);
  expect(problems).toHaveLength(4);
  expect(problems[0]).toMatch(/^distress in fr: no corpora/);
});

test('weights that were trained from other corpora are reported in one line that says how to retrain', () => {
  expect(findStaleSignals('of another day')).toEqual([
    'The weights of signals are stale: run node tools/signals/train.ts, then npm run judge -- --save, and commit what they wrote',
  ]);
});
