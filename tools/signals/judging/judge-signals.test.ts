import { languages } from '@kindred/contract/wire/languages';
import { expect, test } from 'vitest';
import { readCommittedFigures } from './committed-figures.ts';
import { figuresOf, judgeSignals, signalKinds } from './judge-signals.ts';

const cases = signalKinds.flatMap((kind) => languages.map((language) => [kind, language] as const));

test.each(cases)('%s in %s is recognised no worse than the committed figures say', (kind, language) => {
  const committed = readCommittedFigures()[`${kind}.${language}`];
  const figures = figuresOf(judgeSignals(kind, language));
  expect(figures).toMatchObject({ signals: committed?.signals, harmless: committed?.harmless });
  expect(figures.recognised).toBeGreaterThanOrEqual(committed?.recognised ?? Infinity);
  expect(figures.falseAlarms).toBeLessThanOrEqual(committed?.falseAlarms ?? 0);
});
