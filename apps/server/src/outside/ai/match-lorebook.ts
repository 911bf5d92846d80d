import type { Lorebook, LoreEntry } from './character-card.ts';
import { estimateTokens } from './estimate-tokens.ts';

/**
 * The entries of a card's book that the newest messages (oldest first) call up, in insertion order and within
 * the book's token budget; the lowest priority is dropped first.
 */
export function matchLorebook(book: Lorebook | undefined, messages: string[]): LoreEntry[] {
  if (!book) return [];
  const scanned = messages.slice(-book.scanDepth).join('\n').slice(-8000);
  const matching = book.entries.filter((entry) => entry.content !== '' && isCalledUp(entry, scanned));
  let tokens = 0;
  const kept = matching
    .toSorted((a, b) => b.priority - a.priority)
    .filter((entry) => {
      const cost = estimateTokens(entry.content);
      if (tokens + cost > book.tokenBudget) return false;
      tokens += cost;
      return true;
    });
  return kept.toSorted((a, b) => a.order - b.order);
}

function isCalledUp(entry: LoreEntry, scanned: string): boolean {
  if (entry.constant) return true;
  const has = (key: string) => isFound(key, scanned, entry.caseSensitive);
  if (!entry.keys.some(has)) return false;
  if (entry.secondaryKeys.length === 0) return true;
  const found = entry.secondaryKeys.filter(has).length;
  switch (entry.logic) {
    case 1:
      return found < entry.secondaryKeys.length;
    case 2:
      return found === 0;
    case 3:
      return found === entry.secondaryKeys.length;
    default:
      return found > 0;
  }
}

function isFound(key: string, scanned: string, caseSensitive: boolean): boolean {
  const pattern = /^\/(.+)\/([a-z]*)$/s.exec(key);
  if (pattern) return matches(pattern[1] as string, pattern[2] as string, scanned);
  const plain = key.trim();
  if (plain === '') return false;
  return caseSensitive ? scanned.includes(plain) : scanned.toLowerCase().includes(plain.toLowerCase());
}

/**
 * A card is a stranger's text: its patterns run only if they cannot be made slow, that is short, without groups
 * that repeat, references back, and with one open repetition at most. Others match nothing.
 */
function matches(source: string, flags: string, scanned: string): boolean {
  const openRepetitions = source.match(/[*+]|\{\d+,/g)?.length ?? 0;
  if (source.length > 100 || openRepetitions > 1 || /\)[*+?{]|\\[1-9k]|\(\?/.test(source)) return false;
  try {
    return new RegExp(source, flags.replace(/[^isu]/g, '')).test(scanned);
  } catch {
    return false;
  }
}
