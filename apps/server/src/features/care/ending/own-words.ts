import { type Language, languages } from '@kindred/contract/wire/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import { zh } from './zh.ts';

/** How somebody says in one language that care mode may end. All read lower case with plain apostrophes. */
export type OwnWords = {
  /** Where one clause ends and the next one begins. */
  between: RegExp;
  /** What a clause may begin or end with and means nothing by itself. */
  lead: RegExp;
  tail: RegExp;
  /** A whole clause: the writer is all right now. */
  well: RegExp;
  /** A whole clause: the companion may come back, or everything may be as before. */
  back: RegExp;
  /** A whole clause that goes with either: thanks, apologies, who has helped. */
  beside: RegExp;
  /** What is said to it; the number stays with them. */
  answer: string;
};

const words: Record<Language, OwnWords> = { en, zh, ja, es, de };

/** In UTF-16 units; longer ones tell more than that. */
const maxLength = 240;

/**
 * The language in which somebody in care mode says that they are all right and it may end: in whole clauses that say nothing
 * else, so that a mask ("I'm okay now, I took them all") ends nothing. Undefined where the text says no such thing; distress is
 * for others to read.
 */
export function findCareEnding(text: string): Language | undefined {
  if (text.length > maxLength) return undefined;
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘´]/g, "'")
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|[:;]-?[)d]/gu, '\n');
  return languages.find((language) => isEnding(folded, words[language]));
}

function isEnding(folded: string, { between, lead, tail, well, back, beside }: OwnWords): boolean {
  const clauses = folded
    .split(between)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  const bare = (clause: string) => clause.replace(lead, '').replace(tail, '').trim();
  const is = (rule: RegExp) => (clause: string) => rule.test(clause) || rule.test(bare(clause));
  const isKnown = (clause: string) => [well, back, beside].some((rule) => is(rule)(clause));
  return clauses.every(isKnown) && clauses.some((clause) => is(well)(clause) || is(back)(clause));
}

/** Kindred's care says farewell in the language of the words. */
export function farewell(language: Language): string {
  return words[language].answer;
}
