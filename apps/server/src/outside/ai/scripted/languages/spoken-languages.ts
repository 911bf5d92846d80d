import type { Language } from '@kindred/contract/wire/languages';
import { chinese } from './chinese/index.ts';
import { english } from './english/index.ts';
import { german } from './german/index.ts';
import { japanese } from './japanese/index.ts';
import { spanish } from './spanish/index.ts';
import type { SpokenLanguage } from './spoken-language.ts';

/** The languages that the offline companion speaks. */
export const spokenLanguages: Record<Language, SpokenLanguage> = {
  en: english,
  zh: chinese,
  ja: japanese,
  es: spanish,
  de: german,
};
