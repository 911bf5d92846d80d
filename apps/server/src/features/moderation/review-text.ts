import type { Language } from '@kindred/contract/wire/languages';
import { fold } from './fold.ts';
import { readSignals } from './signals/read-signals.ts';
import { nonConsent, privateFacts, sexual, underage } from './text-rules.ts';

export type TextVerdict =
  | { outcome: 'ok' }
  | { outcome: 'refuse'; reason: 'minors' | 'non_consent' | 'private_facts'; help: Language | undefined }
  | { outcome: 'help'; language: Language };

/** What kind of text it is: only a fan's own words are heard as a call for help. */
export type TextKind = 'fan_message' | 'creator_message' | 'reply' | 'name';

/**
 * Reads a text against the embedded rules (English, Chinese, Japanese, Spanish and German). `refuse`: it must not be stored or shown.
 * `help`: it may be stored, and whoever wrote it gets the help card instead of an answer; in its language also beside a refusal.
 */
export function reviewText(text: string, kind: TextKind): TextVerdict {
  const folded = fold(text);
  const has = (rules: RegExp[]) => rules.some((rule) => rule.test(folded));
  const signals = kind === 'fan_message' ? readSignals(text) : undefined;
  const help = signals?.distress ? signals.language : undefined;
  if (has(underage) && has(sexual)) return { outcome: 'refuse', reason: 'minors', help };
  if (has(nonConsent)) return { outcome: 'refuse', reason: 'non_consent', help };
  if (kind !== 'reply' && has(privateFacts)) return { outcome: 'refuse', reason: 'private_facts', help };
  return help ? { outcome: 'help', language: help } : { outcome: 'ok' };
}

/** What a rule says of a word can change with the few that follow. */
const settledAfter = 40;
/** Longer than anything that one rule matches, with what may follow. */
const reach = settledAfter + 32;
/** Where a word begins within so much more, the text is cut there. */
const longestWord = 40;

const anyOf = (rules: readonly RegExp[]) => new RegExp(rules.map(({ source }) => source).join('|'), 'u');
const anyUnderage = anyOf(underage);
const anySexual = anyOf(sexual);
const anyNonConsent = anyOf(nonConsent);

/**
 * Reads what a companion writes piece by piece, and says of each piece whether all that came so far may be shown: as `reviewText`
 * of the whole (`reply`), but each letter is read a few times and not with every piece after it. Each token of each answer
 * passes here.
 */
export function replyReviewer(): (piece: string) => 'ok' | 'refuse' {
  let tail = '';
  let hasUnderage = false;
  let hasSexual = false;
  return (piece) => {
    const folded = fold(tail + piece);
    const find = (rule: RegExp) => {
      const found = rule.exec(folded);
      if (!found) return { isFound: false, isSettled: false };
      return { isFound: true, isSettled: found.index + found[0].length <= folded.length - settledAfter };
    };
    const [young, bare] = [find(anyUnderage), find(anySexual)];
    const isBoth = (hasUnderage || young.isFound) && (hasSexual || bare.isFound);
    hasUnderage ||= young.isSettled;
    hasSexual ||= bare.isSettled;
    tail = lastWords(folded);
    return isBoth || anyNonConsent.test(folded) ? 'refuse' : 'ok';
  };
}

/** The end of a text from the beginning of a word on: half a word is another one. */
function lastWords(text: string): string {
  const from = text.length - reach - longestWord;
  if (from <= 0) return text;
  const blank = text.indexOf(' ', from);
  return text.slice(blank < 0 || blank > from + longestWord ? from : blank);
}
