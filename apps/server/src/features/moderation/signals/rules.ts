import { languages, type Language } from '@kindred/contract/wire/languages';
import { chinese } from './languages/zh.ts';
import { english } from './languages/en.ts';
import { german } from './languages/de.ts';
import { japanese } from './languages/ja.ts';
import { spanish } from './languages/es.ts';
import { compileLexicon, type LanguageRules, type Lexicon } from './lexicon.ts';
import { listMeanings } from './meanings/meanings.ts';

export type Lexicons = { concepts: Lexicon; meanings: Lexicon };

/** A language of the product without rules does not build. */
export const rulesOf: Record<Language, LanguageRules> = {
  en: english,
  zh: chinese,
  ja: japanese,
  es: spanish,
  de: german,
};

/** The words of each language by concept and by meaning, made to be looked up. */
export const lexiconsOf = Object.fromEntries(
  languages.map((language) => {
    const concepts = compileLexicon(rulesOf[language].concepts);
    return [language, { concepts, meanings: compileLexicon(listMeanings(language)) }];
  }),
) as Record<Language, Lexicons>;
