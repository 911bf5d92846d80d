import type { Language } from '@kindred/contract/wire/languages';
import { isChinese, isJapanese } from '../../platform/texts/is-chinese.ts';
import {
  nonConsent,
  privateFacts,
  selfHarm,
  selfHarmGerman,
  selfHarmSpanish,
  sexual,
  underage,
} from './text-rules.ts';

export type TextVerdict =
  | { outcome: 'ok' }
  | { outcome: 'refuse'; reason: 'minors' | 'non_consent' | 'private_facts'; help: Language | undefined }
  | { outcome: 'help'; language: Language };

/** What kind of text it is: only a fan's own words are heard as a call for help. */
export type TextKind = 'fan_message' | 'creator_message' | 'reply' | 'name';

/**
 * Reads a text against the embedded rules (English and Chinese; for distress also Japanese, Spanish and German). `refuse`: it must not be stored or shown.
 * `help`: it may be stored, and whoever wrote it gets the help card instead of an answer; in its language also beside a refusal.
 */
export function reviewText(text: string, kind: TextKind): TextVerdict {
  const folded = fold(text);
  const has = (rules: RegExp[]) => rules.some((rule) => rule.test(folded));
  const help = kind === 'fan_message' ? distressIn(text, has) : undefined;
  if (has(underage) && has(sexual)) return { outcome: 'refuse', reason: 'minors', help };
  if (has(nonConsent)) return { outcome: 'refuse', reason: 'non_consent', help };
  if (kind !== 'reply' && has(privateFacts)) return { outcome: 'refuse', reason: 'private_facts', help };
  return help ? { outcome: 'help', language: help } : { outcome: 'ok' };
}

/** Longer than anything that one rule matches. */
const reach = 200;
/** What a rule says of a word can change with the few that follow. */
const settledAfter = 40;

/**
 * Reads what a companion writes piece by piece, and says of each piece whether all that came so far may be shown: as `reviewText`
 * of the whole (`reply`), but each letter is read a few times and not with every piece after it.
 */
export function replyReviewer(): (piece: string) => 'ok' | 'refuse' {
  let tail = '';
  let hasUnderage = false;
  let hasSexual = false;
  return (piece) => {
    const folded = fold(tail + piece);
    const find = (rules: RegExp[]) => {
      const ends = rules
        .map((rule) => rule.exec(folded))
        .flatMap((one) => (one ? one.index + one[0].length : []));
      return { found: ends.length > 0, isSettled: ends.some((end) => end <= folded.length - settledAfter) };
    };
    const [young, bare] = [find(underage), find(sexual)];
    const isRefused = ((hasUnderage || young.found) && (hasSexual || bare.found)) || find(nonConsent).found;
    hasUnderage ||= young.isSettled;
    hasSexual ||= bare.isSettled;
    tail = lastWords(tail + piece);
    return isRefused ? 'refuse' : 'ok';
  };
}

/** The end of a text from the beginning of a word on: half a word is another one. */
function lastWords(text: string): string {
  if (text.length <= reach) return text;
  const end = text.slice(-reach);
  const blank = end.search(/\s/);
  return blank < 0 || blank > reach / 2 ? end : end.slice(blank);
}

/** In which language somebody speaks of harming themselves; undefined where nobody does. */
function distressIn(text: string, has: (rules: RegExp[]) => boolean): Language | undefined {
  if (has(selfHarmSpanish)) return 'es';
  if (has(selfHarmGerman)) return 'de';
  if (!has(selfHarm)) return undefined;
  if (isJapanese(text)) return 'ja';
  return isChinese(text) ? 'zh' : 'en';
}

/** Undoes what hides words from rules: width and compatibility forms, invisible characters, case, long gaps. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ');
}
