import type { Language } from '@kindred/contract/wire/languages';
import type { CardWords } from '../../world/make-card.ts';
import { notebooks } from '../notebooks/notebooks.ts';
import { chinese } from './chinese.ts';
import { german } from './german.ts';
import { japanese } from './japanese.ts';
import { spanish } from './spanish.ts';

const languages: Partial<Record<Language, Record<string, CardWords>>> = {
  zh: chinese,
  ja: japanese,
  es: spanish,
  de: german,
};

/** The words of a demo character's card in other languages than its own, by language (ISO 639-1). */
export function wordsInLanguages(handle: string): Record<string, CardWords> {
  return Object.fromEntries(
    Object.entries(languages).flatMap(([language, cards]) => {
      const words = cards[handle];
      const more = notebooks[handle]?.[language as Language];
      if (!words) return [];
      const all = {
        ...words,
        examples: [...words.examples, ...(more?.examples ?? [])],
        lore: [...words.lore, ...(more?.lore ?? [])],
      };
      return [[language, all]];
    }),
  );
}
