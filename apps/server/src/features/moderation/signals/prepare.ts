import type { Language } from '@kindred/contract/wire/languages';
import { normalize } from './normalize.ts';
import { replaceNumbers, replaceNumberWords } from './numbers.ts';
import { rulesOf } from './rules.ts';
import { simplify } from './simplify.ts';
import { unifySpelling } from './spelling.ts';

/** A text as it is read: without disguise, with tokens for numbers. */
export function prepare(text: string, now: Date): string {
  return replaceNumbers(normalize(text), now).replace(/ {2,}/g, ' ');
}

/** A prepared text as it is read in one language: without its idioms. */
export function prepareFor(language: Language, prepared: string): string {
  const simple = language === 'zh' ? simplify(prepared) : prepared;
  const text = replaceNumberWords(unifySpelling(simple, language), language);
  return rulesOf[language].idioms.reduce((rest, idiom) => rest.replace(idiom, ' ~ '), text);
}
