import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@kindred/contract/wire/languages';
import type { Sentence } from '../training/read-corpus.ts';

/**
 * The sentences of a kind in a folder outside the corpora, none where it has no such file: `<kind>/<language>.judge.tsv` with a label
 * (`none` is harmless), a category, the sentence, and what the same person wrote before it where there is a fourth column.
 */
export function readBlind(folder: string, kind: string, language: Language): Sentence[] {
  const file = path.join(folder, kind, `${language}.judge.tsv`);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line, at) => {
    const [label, category, words, earlier] = line.split('\t');
    if (!label || !category || !words) throw new Error(`${file}:${at + 1} has not three columns`);
    const parts = words.split(' ⏎ ');
    const before = earlier ?? parts.slice(0, -1).join(' ⏎ ');
    return { label, category, before, text: parts.at(-1) ?? '' };
  });
}
