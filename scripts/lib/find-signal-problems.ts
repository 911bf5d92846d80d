import { existsSync, readFileSync } from 'node:fs';
import { type Language, languages as productLanguages } from '@kindred/contract/wire/languages';
import { digestOf } from '../../tools/signals/training/digest.ts';
import { corpusFile, readCorpus, weightsFile } from '../../tools/signals/training/read-corpus.ts';

const kinds = ['distress', 'age', 'machine', 'outgoing'] as const;
/** Fewest sentences of a language: to train from and to judge by, together. */
const fewest = { distress: 600, age: 400, machine: 300, outgoing: 400 };
const retrain = 'run node tools/signals/train.ts, then npm run judge -- --save, and commit what they wrote';

/** Says what keeps signals from being recognised in a language of the product: no corpora, too small ones, or no weights. */
export function findMissingSignals(languages: readonly Language[] = productLanguages): string[] {
  return languages.flatMap((language) => kinds.flatMap((kind) => missingOf(kind, language)));
}

function missingOf(kind: (typeof kinds)[number], language: Language): string[] {
  const name = `${kind} in ${language}`;
  if (!existsSync(corpusFile(kind, language, 'train')) || !existsSync(corpusFile(kind, language, 'judge'))) {
    return [`${name}: no corpora in tools/signals/corpus; a language without them cannot be released`];
  }
  const sentences = readCorpus(kind, language, 'train').length + readCorpus(kind, language, 'judge').length;
  const problems: string[] = [];
  if (sentences < fewest[kind]) problems.push(`${name}: ${sentences} sentences, ${fewest[kind]} are needed`);
  if (!existsSync(weightsFile(kind, language))) problems.push(`${name}: no weights; ${retrain}`);
  return problems;
}

/** Says whether any weights were trained from something else than what is in the repository now. */
export function findStaleSignals(digest = digestOf()): string[] {
  const files = productLanguages.flatMap((language) => kinds.map((kind) => weightsFile(kind, language)));
  const isStale = (file: string) => JSON.parse(readFileSync(file, 'utf8')).digest !== digest;
  return files.some(isStale) ? [`The weights of signals are stale: ${retrain}`] : [];
}
