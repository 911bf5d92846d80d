import type { CardWords } from '../../world/make-card.ts';
import { chinese } from './chinese.ts';
import { german } from './german.ts';
import { japanese } from './japanese.ts';
import { spanish } from './spanish.ts';

const languages = { zh: chinese, ja: japanese, es: spanish, de: german };

/** The words of a demo character's card in other languages than its own, by language (ISO 639-1). */
export function wordsInLanguages(handle: string): Record<string, CardWords> {
  return Object.fromEntries(
    Object.entries(languages).flatMap(([language, cards]) => {
      const words = cards[handle];
      return words ? [[language, words]] : [];
    }),
  );
}
