import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@kindred/contract/wire/languages';
import { figuresOf, signalKinds, type Figures, type Judged } from './judge-signals.ts';

const file = path.join(import.meta.dirname, 'figures.json');

/** The figures below which no change may fall, by kind and language ("distress.en"). */
export function readCommittedFigures(): Record<string, Figures> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Writes the figures of a judgement as those to keep. */
export function saveFigures(judged: readonly Judged[]): void {
  const figures = signalKinds.flatMap((kind) =>
    languages.map((language) => {
      const sentences = judged.filter((sentence) => sentence.kind === kind && sentence.language === language);
      return [`${kind}.${language}`, figuresOf(sentences)];
    }),
  );
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(figures), null, 2)}\n`);
}
