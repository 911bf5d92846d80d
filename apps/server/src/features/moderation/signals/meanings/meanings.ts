import type { Language } from '@kindred/contract/wire/languages';
import { fold } from '../../fold.ts';
import { stripAccents } from '../strip-accents.ts';
import { everyday } from './everyday.ts';
import { topics } from './topics.ts';

const columns: readonly Language[] = ['en', 'de', 'es', 'zh', 'ja'];

/** The words of a language by their meaning: finer than concepts, and for everyday words too. */
export function listMeanings(language: Language): Record<string, string> {
  const column = columns.indexOf(language) + 1;
  if (column === 0) throw new Error(`No meanings are listed in ${language}`);
  const meanings: Record<string, string> = {};
  for (const line of `${everyday}${topics}`.split('\n')) {
    const [name, ...words] = line.split('|');
    if (name) meanings[`m ${name}`] = stripAccents(fold(words[column - 1] ?? ''));
  }
  return meanings;
}
