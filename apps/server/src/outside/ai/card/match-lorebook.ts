import { estimateTokens } from '../estimate-tokens.ts';
import type { Lorebook, LoreEntry } from './character-card.ts';
import { patternFinder } from './lore-pattern.ts';

/** What became of one entry, and the key that called it up. */
export type LoreMatch = {
  entry: LoreEntry;
  outcome: 'inserted' | 'over_budget' | 'no_match' | 'disabled' | 'empty';
  /** A key, or `constant`. */
  matched: string | undefined;
  tokens: number;
};

const maxScannedLength = 8000;
/** Entries may call up each other, so many times. */
const maxPasses = 3;

/**
 * The entries of a card's book that the newest messages (oldest first) call up, in insertion order and within
 * the book's token budget; the lowest priority is dropped first. `answers`: how often the character has spoken.
 */
export function matchLorebook(book: Lorebook | undefined, messages: string[], answers = 0): LoreEntry[] {
  return explainLorebook(book, messages, answers)
    .filter(({ outcome }) => outcome === 'inserted')
    .map(({ entry }) => entry)
    .toSorted((a, b) => a.order - b.order);
}

/** Each entry of the book with what becomes of it, in the order of the book. */
export function explainLorebook(book: Lorebook | undefined, messages: string[], answers = 0): LoreMatch[] {
  if (!book) return [];
  const matched = findMatches(book, messages, answers);
  const inserted = withinBudget(book, [...matched.keys()]);
  return book.entries.map((entry) => ({
    entry,
    outcome: !entry.enabled
      ? 'disabled'
      : entry.content === ''
        ? 'empty'
        : !matched.has(entry)
          ? 'no_match'
          : inserted.has(entry)
            ? 'inserted'
            : 'over_budget',
    matched: matched.get(entry),
    tokens: estimateTokens(entry.content),
  }));
}

function findMatches(book: Lorebook, messages: string[], answers: number): Map<LoreEntry, string> {
  const isFound = keyFinder();
  const newest = newestOf(messages);
  const matched = new Map<LoreEntry, string>();
  for (let pass = 0; pass < (book.isRecursive ? maxPasses : 1); pass++) {
    const called = lastOf([...matched.keys()].map(({ content }) => content));
    const before = matched.size;
    for (const entry of book.entries) {
      if (!entry.enabled || entry.content === '' || matched.has(entry)) continue;
      const scanned = lastOf([newest(entry.scanDepth ?? book.scanDepth), called]);
      const key = calledUpBy(entry, scanned, answers, isFound);
      if (key !== undefined) matched.set(entry, key);
    }
    if (matched.size === before) break;
  }
  return matched;
}

/** The newest messages by how many of them count; a book has many entries, and a conversation is long. */
function newestOf(messages: string[]): (count: number) => string {
  const results = new Map<number, string>();
  return (count) => {
    const text = results.get(count) ?? lastOf(count === 0 ? [] : messages.slice(-count));
    results.set(count, text);
    return text;
  };
}

/** The end of these texts together, as far as keys are looked for in it. */
function lastOf(texts: string[]): string {
  return texts.filter(Boolean).join('\n').slice(-maxScannedLength);
}

type IsFound = (key: string, scanned: string, caseSensitive: boolean) => boolean;

/** The key that calls the entry up; undefined for none. */
function calledUpBy(
  entry: LoreEntry,
  scanned: string,
  answers: number,
  isFound: IsFound,
): string | undefined {
  if (entry.isForced === false || answers < entry.onlyAfter) return undefined;
  if (entry.onlyEvery > 1 && answers % entry.onlyEvery !== 0) return undefined;
  const has = (key: string) => isFound(key, scanned, entry.caseSensitive);
  if (entry.excludeKeys.some(has)) return undefined;
  if (entry.constant || entry.isForced) return 'constant';
  const key = entry.keys.find(has);
  if (key === undefined || entry.secondaryKeys.length === 0) return key;
  const hits = entry.secondaryKeys.filter(has).length;
  return isEnough(entry.logic, hits, entry.secondaryKeys.length) ? key : undefined;
}

function isEnough(logic: number, hits: number, all: number): boolean {
  switch (logic) {
    case 1:
      return hits < all;
    case 2:
      return hits === 0;
    case 3:
      return hits === all;
    default:
      return hits > 0;
  }
}

/** A key between slashes is a pattern, even without `use_regex`: programs write it on every entry. */
function keyFinder(): IsFound {
  const isPatternFound = patternFinder();
  // Entry after entry looks into the same text.
  let folded = { text: '', lower: '' };
  const lower = (text: string) => {
    if (folded.text !== text) folded = { text, lower: text.toLowerCase() };
    return folded.lower;
  };
  return (key, scanned, caseSensitive) => {
    const pattern = /^\/(.+)\/([a-z]*)$/s.exec(key);
    if (pattern) return isPatternFound(pattern[1] as string, pattern[2] as string, scanned);
    const plain = key.trim();
    if (plain === '') return false;
    return caseSensitive ? scanned.includes(plain) : lower(scanned).includes(plain.toLowerCase());
  };
}

function withinBudget(book: Lorebook, matched: LoreEntry[]): Set<LoreEntry> {
  let tokens = 0;
  const picks = matched
    .toSorted((a, b) => b.priority - a.priority)
    .filter((entry) => {
      const cost = estimateTokens(entry.content);
      if (tokens + cost > book.tokenBudget) return false;
      tokens += cost;
      return true;
    });
  return new Set(picks);
}
