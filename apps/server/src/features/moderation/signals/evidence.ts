import type { Language } from '@kindred/contract/wire/languages';
import type { Concept } from './lexicon.ts';
import { lexiconsOf } from './rules.ts';
import { conceptsIn } from './terms.ts';
import { tokenize } from './tokenize.ts';
import type { SignalKind } from './weights.ts';

/** A short text, or two messages, with none of these concepts give no signal of the kind. */
const evidence: Record<SignalKind, ReadonlySet<string>> = {
  distress: new Set<Concept>([
    ...([
      'DIE',
      'KILL',
      'SUICIDE',
      'HARM',
      'LIVE',
      'WAKE',
      'SLEEP',
      'END',
      'GONE',
      'GIVEUP',
      'HEAVEN',
      'FUNERAL',
    ] as const),
    ...([
      'BURDEN',
      'BETTER',
      'WORTHLESS',
      'HOPELESS',
      'REASON',
      'PAIN',
      'ALONE',
      'TIRED',
      'HATE',
      'EMPTY',
      'CARE',
    ] as const),
    ...([
      'PILLS',
      'BLADE',
      'HEIGHT',
      'ROPE',
      'GUN',
      'TRAIN',
      'WATER',
      'TOOK',
      'JUMP',
      'BLEED',
      'LETTER',
      'GOODBYE',
    ] as const),
    ...(['WITHOUT', 'NOMORE', 'CANT', 'LAST', 'GIVEAWAY', 'SORRY', 'HELP', 'NOBODY'] as const),
  ]),
  age: new Set<Concept>([
    ...([
      'NUM_MINOR',
      'YEAR_MINOR',
      'SCHOOL',
      'UNDERAGE',
      'PARENT',
      'TEACHER',
      'CHILD',
      'YEARS',
      'BIRTHDAY',
      'BORN',
    ] as const),
    ...(['ALLOWED', 'OLD', 'SEXUAL', 'PRETEND', 'ADULT'] as const),
  ]),
  machine: new Set<Concept>(['MACHINE', 'HUMAN', 'REAL', 'TALK', 'PROVE', 'WHO', 'ASK', 'YOU']),
};

/** Fewer words (signs, where no blanks part the words) are a short text. */
const fewest = { words: 4, signs: 5 };
/** An age in fewer is said with a word that is evidence by itself. */
const fewestOfAge = { words: 7, signs: 8 };
const allKinds: readonly SignalKind[] = ['distress', 'age', 'machine'];

/** The kinds of signals that a normalised text may hold. */
export function kindsWithEvidence(text: string, language: Language): readonly SignalKind[] {
  const isLong = (kind: SignalKind) =>
    !hasFewer(kind === 'age' ? fewestOfAge : fewest, text, language) && !text.includes('⏎');
  const tokens = hasBlanks(language) ? tokenize(text) : [];
  const concepts = conceptsIn(text, tokens, lexiconsOf[language]);
  return allKinds.filter((kind) => isLong(kind) || concepts.some((concept) => evidence[kind].has(concept)));
}

/** Whether a text is a few words. */
export function isShort(text: string, language: Language): boolean {
  return hasFewer(fewest, text, language);
}

function hasFewer({ words, signs }: typeof fewest, text: string, language: Language): boolean {
  return hasBlanks(language) ? tokenize(text).length < words : text.length < signs;
}

function hasBlanks(language: Language): boolean {
  return language !== 'zh' && language !== 'ja';
}
