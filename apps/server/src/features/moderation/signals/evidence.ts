import type { Language } from '@kindred/contract/wire/languages';
import { concepts, type Concept } from './concepts.ts';
import { hasBlanks, tokenize } from './tokenize.ts';
import type { WeighedKind } from './weights.ts';

/** Fewer words (signs, where no blanks part the words) are a short text. */
const fewest = { words: 4, signs: 5 };
/** An age in fewer is said with a word that is evidence by itself. */
const fewestOfAge = { words: 7, signs: 8 };

/** Whether a text, short or of two messages, has a concept of the kind; a longer one may do without. */
export function mayHold(
  kind: WeighedKind,
  text: string,
  { language, concepts: found }: { language: Language; concepts: readonly Concept[] },
): boolean {
  if (kind === 'outgoing') return true;
  const limit = kind === 'age' ? fewestOfAge : fewest;
  if (!hasFewer(limit, text, language) && !text.includes('⏎')) return true;
  return found.some((concept) => concepts[concept] === kind);
}

/** Whether a text is a few words. */
export function isShort(text: string, language: Language): boolean {
  return hasFewer(fewest, text, language);
}

/** Whether a text speaks of a game, a song and such, or of what is over. */
export function isAboutHarmless(found: readonly Concept[]): boolean {
  return found.some((concept) => concepts[concept] === 'harmless');
}

function hasFewer({ words, signs }: typeof fewest, text: string, language: Language): boolean {
  return hasBlanks(language) ? tokenize(text).length < words : text.length < signs;
}
