import { languages } from '@kindred/contract/wire/languages';
import { expect, test } from 'vitest';
import { prepare } from '../../../apps/server/src/features/moderation/signals/prepare.ts';
import { type Classifiers, weigh } from '../../../apps/server/src/features/moderation/signals/weigh.ts';
import { readCorpus } from '../training/read-corpus.ts';
import { corpusDay } from '../training/samples.ts';
import { signalKinds } from './judge-signals.ts';

/** Classifiers that take every text for harmless: what is heard with them was decided by a pattern. */
const deaf: Classifiers = {
  signal: { bias: -100, scale: 0, weights: new Int8Array(2) },
  grams: { bias: 0, scale: 0, weights: new Int8Array(2), rarity: new Int8Array(2) },
  second: undefined,
  sorts: new Map(),
};

const cases = signalKinds.flatMap((kind) => languages.map((language) => [kind, language] as const));

test.each(cases)('of %s in %s no pattern decides what is harmless', (kind, language) => {
  const harmless = readCorpus(kind, language, 'train').filter(({ label }) => label === 'none');
  const decided = harmless.filter(({ text, before }) => {
    const earlier = before === '' ? '' : prepare(before, corpusDay);
    const readings = weigh(prepare(text, corpusDay), earlier, {
      language,
      classifiers: new Map([[kind, deaf]]),
    });
    return (readings.get(kind)?.odds ?? 0) > 0;
  });
  expect(decided.map(({ text }) => text)).toEqual([]);
});
