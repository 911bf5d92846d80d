import { isConcept, type Concept } from './concepts.ts';
import { lookUpPhrases, lookUpWord, type Lexicon } from './lexicon.ts';
import { numberTokens } from './numbers.ts';
import type { Lexicons } from './rules.ts';

const numberConcepts: Record<string, string> = {
  [numberTokens.minor]: 'NUM_MINOR',
  [numberTokens.adult]: 'NUM_ADULT',
  [numberTokens.yearMinor]: 'YEAR_MINOR',
  [numberTokens.yearAdult]: 'YEAR_ADULT',
};

/** What stands in one place of a text: the names of its concepts, or of concepts and meanings. */
export type Term = readonly string[];

/** The concepts of a text in their order, each by itself. `tokens` is empty where no blanks part the words. */
export function conceptsIn(text: string, tokens: readonly string[], { concepts }: Lexicons): Concept[] {
  const terms = tokens.length > 0 ? termsOfTokens(tokens, [concepts]) : termsOfScript(text, [concepts], 2);
  return terms.flat().filter(isConcept);
}

/** The concepts and meanings of a text, place by place; words that stand for nothing are left out. */
export function termsIn(text: string, tokens: readonly string[], { concepts, meanings }: Lexicons): Term[] {
  const lexicons = [concepts, meanings];
  return tokens.length > 0 ? termsOfTokens(tokens, lexicons) : termsOfScript(text, lexicons, 1);
}

function termsOfTokens(tokens: readonly string[], lexicons: readonly Lexicon[]): Term[] {
  const terms = tokens.map((token, at) => {
    const number = numberConcepts[token];
    const names = lexicons.flatMap((lexicon) => [
      ...lookUpPhrases(lexicon, tokens, at),
      ...lookUpWord(lexicon, token),
    ]);
    return number ? [number, ...names] : names;
  });
  return terms.filter((names) => names.length > 0);
}

/** Takes the longest entry at each place. From an entry longer than `overlap` on, its last `overlap - 1` signs are read again. */
function termsOfScript(text: string, lexicons: readonly Lexicon[], overlap: number): Term[] {
  const longest = Math.max(...lexicons.map((lexicon) => lexicon.longest));
  const terms: Term[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const number = numberConcepts[text.slice(at, at + 2)];
    if (number) terms.push([number]);
    for (let length = Math.min(longest, text.length - at); length >= 1; length -= 1) {
      const piece = text.slice(at, at + length);
      const names = lexicons.flatMap(({ words }) => words.get(piece) ?? []);
      if (names.length === 0) continue;
      terms.push(names);
      if (length > overlap) at += length - overlap;
      break;
    }
  }
  return terms;
}
