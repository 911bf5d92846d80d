import type { Concept } from './concepts.ts';

export type SignalPatterns = { distress: RegExp[]; minor: RegExp[]; play: RegExp[]; machine: RegExp[] };

/** The words of a language by concept, and phrases that decide without a classifier. */
export type LanguageRules = {
  /**
   * Words, parted by blanks, in the normalised form (`normalize.ts`). `kill*` is every word that begins so, `better_off` is words
   * in a row. Chinese and Japanese: pieces of text, wherever they stand.
   */
  concepts: Record<Concept, string>;
  /** Everyday words that tell the language from others; '' where its script does. */
  common: string;
  /** Phrases that mean something harmless and say dangerous words: they are taken out before anything is weighed. */
  idioms: RegExp[];
  /** What leaves little doubt, but where the rest of the text speaks strongly against it. */
  certain: Omit<SignalPatterns, 'play'>;
  /** What leaves none, where the text does not speak of a game, a song and such: no threshold is above it. */
  decisive: SignalPatterns;
};

type Phrase = { words: string[]; name: string };

export type Lexicon = {
  /** Words and beginnings of words; `*` ends the latter. */
  words: Map<string, string[]>;
  /** By their first word. */
  phrases: Map<string, Phrase[]>;
  /** Longest beginning that is a rule. */
  longest: number;
  /** Words with one letter left out, to find words with typing errors. */
  gaps: Map<string, string>;
};

/** Makes words, parted by blanks under the name of what they mean, ready to be looked up. */
export function compileLexicon(byName: Record<string, string>): Lexicon {
  const lexicon: Lexicon = { words: new Map(), phrases: new Map(), longest: 0, gaps: new Map() };
  for (const [name, text] of Object.entries(byName)) {
    for (const entry of text.split(/\s+/)) if (entry !== '') addEntry(lexicon, entry, name);
  }
  return lexicon;
}

function addEntry(lexicon: Lexicon, entry: string, name: string): void {
  const words = entry.split('_');
  const [first] = words;
  if (words.length > 1 && first !== undefined) {
    lexicon.phrases.set(first, [...(lexicon.phrases.get(first) ?? []), { words, name }]);
    return;
  }
  lexicon.words.set(entry, [...(lexicon.words.get(entry) ?? []), name]);
  lexicon.longest = Math.max(lexicon.longest, entry.length);
  if (entry.length >= 6 && !entry.endsWith('*')) {
    for (const gap of withoutOneLetter(entry)) lexicon.gaps.set(gap, entry);
  }
}

/** The names under which a word stands: as it is, by its beginning, or with one typing error. */
export function lookUpWord({ words, gaps, longest }: Lexicon, word: string): readonly string[] {
  const exact = words.get(word);
  if (exact) return exact;
  for (let length = Math.min(word.length, longest); length >= 3; length -= 1) {
    const names = words.get(`${word.slice(0, length)}*`);
    if (names) return names;
  }
  if (word.length < 5) return none;
  const whole = gaps.get(word);
  if (whole !== undefined) return words.get(whole) ?? none;
  for (const gap of withoutOneLetter(word)) {
    const match = words.has(gap) && gap.length >= 5 ? gap : gaps.get(gap);
    if (match !== undefined && match[0] === word[0]) return words.get(match) ?? none;
  }
  return none;
}

const none: readonly string[] = [];

/** Never its first letter, which people hardly ever get wrong. */
function withoutOneLetter(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2));
}

/** The names of the phrases that begin at a token. */
export function lookUpPhrases({ phrases }: Lexicon, tokens: readonly string[], at: number): string[] {
  const candidates = phrases.get(tokens[at] ?? '') ?? [];
  return candidates
    .filter(({ words }) => words.every((word, offset) => matches(tokens[at + offset], word)))
    .map(({ name }) => name);
}

function matches(token: string | undefined, entry: string): boolean {
  if (token === undefined) return false;
  return entry.endsWith('*') ? token.startsWith(entry.slice(0, -1)) : token === entry;
}
