import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@kindred/contract/wire/languages';
import type { WeighedKind } from '../../../apps/server/src/features/moderation/signals/weights.ts';

export type Split = 'train' | 'judge';

export type Sentence = {
  label: string;
  category: string;
  /** What the same person wrote just before it; '' for nothing. */
  before: string;
  text: string;
};

/** A sentence of a corpus; `writer` counts in its file. */
export type WrittenSentence = Sentence & { writer: number };

const folder = path.join(import.meta.dirname, '../corpus');

/** Where the sentences of a kind in a language stand. */
export function corpusFile(kind: WeighedKind, language: Language, split: Split): string {
  return path.join(folder, kind, `${language}.${split}.tsv`);
}

/** Where what was learned of a kind in a language is stored. */
export function weightsFile(kind: WeighedKind, language: Language): string {
  const signals = path.join(import.meta.dirname, '../../../apps/server/src/features/moderation/signals');
  return path.join(signals, 'weights', `${kind}.${language}.json`);
}

/** Where the frames stand of which more sentences are made to learn from. */
export function framesFile(kind: WeighedKind, language: Language): string {
  return path.join(folder, kind, `${language}.frames.tsv`);
}

/** Everyday replies of a word or a few, which are no signal of any kind. */
export function readEverydayReplies(language: Language): string[] {
  const lines = readFileSync(path.join(folder, 'everyday', `${language}.tsv`), 'utf8').split('\n');
  return lines.filter((line) => line !== '');
}

/** The labelled sentences of a kind in a language. An empty line parts those of one writer, or sitting, from the next; a line that has not its three columns is an error. */
export function readCorpus(kind: WeighedKind, language: Language, split: Split): WrittenSentence[] {
  const file = corpusFile(kind, language, split);
  const lines = readFileSync(file, 'utf8').split('\n');
  let writer = 0;
  return lines.flatMap((line, at) => {
    if (line.trim() === '') {
      writer += 1;
      return [];
    }
    const [label, category, words, ...rest] = line.split('\t');
    if (!label || !category || !words || rest.length > 0)
      throw new Error(`${file}:${at + 1} has not three columns`);
    const parts = words.split(' ⏎ ');
    return [{ label, category, before: parts.slice(0, -1).join(' ⏎ '), text: parts.at(-1) ?? '', writer }];
  });
}
