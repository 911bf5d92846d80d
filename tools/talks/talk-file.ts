import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@kindred/contract/wire/languages';

export const scores = ['good', 'ok', 'wrong', 'empty'] as const;
export type Score = (typeof scores)[number];

/** One turn of a talk: what the fan says, what is answered, and how a reader judged that answer, with a reason where it is bad. */
export type ScoredTurn = {
  fan: string;
  answer: string;
  score: Score | undefined;
  hash: string;
  reason: string;
};

/** A talk with one demo character in one language. */
export type Talk = { file: string; name: string; language: Language; handle: string; turns: ScoredTurn[] };

const lineBreak = ' ⏎ ';
const folder = join(import.meta.dirname, 'scored');

/** Reads the talks: `<language>.<handle>.tsv`, a line for each turn: score, hash, fan, answer, reason. */
export function readTalks(): Talk[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => {
      const [code = '', handle = ''] = name.split('.');
      const language = languages.find((known) => known === code);
      if (!language) throw new Error(`${name}: no language of the product`);
      const file = join(folder, name);
      const turns = readFileSync(file, 'utf8').trimEnd().split('\n').map(toTurn);
      return { file, name, language, handle, turns };
    });
}

/** Writes a talk back in the same form. */
export function writeTalk({ file, turns }: Talk): void {
  const lines = turns.map(({ fan, answer, score, hash, reason }) =>
    [score ?? '?', hash, fan, answer, reason].map((field) => field.replaceAll('\n', lineBreak)).join('\t'),
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/** What a score belongs to: an answer that has changed has another. */
export function hashOf(answer: string): string {
  return createHash('sha256').update(answer).digest('hex').slice(0, 10);
}

function toTurn(line: string): ScoredTurn {
  const [score = '', hash = '', fan = '', answer = '', reason = ''] = line
    .split('\t')
    .map((field) => field.replaceAll(lineBreak, '\n'));
  return { fan, answer, score: scores.find((known) => known === score), hash, reason };
}
