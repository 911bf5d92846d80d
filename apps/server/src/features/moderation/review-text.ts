import { nonConsent, privateFacts, selfHarm, sexual, underage } from './text-rules.ts';

export type TextVerdict =
  | { outcome: 'ok' }
  | { outcome: 'refuse'; reason: 'minors' | 'non_consent' | 'private_facts'; help: 'en' | 'zh' | undefined }
  | { outcome: 'help'; language: 'en' | 'zh' };

/** What kind of text it is: only a fan's own words are heard as a call for help. */
export type TextKind = 'fan_message' | 'creator_message' | 'reply' | 'name';

/**
 * Reads a text against the embedded rules (English and Chinese). `refuse`: it must not be stored or shown.
 * `help`: it may be stored, and whoever wrote it gets the help card instead of an answer; in its language also beside a refusal.
 */
export function reviewText(text: string, kind: TextKind): TextVerdict {
  const folded = fold(text);
  const has = (rules: RegExp[]) => rules.some((rule) => rule.test(folded));
  const isDistress = kind === 'fan_message' && has(selfHarm);
  const help = isDistress ? (isChinese(text) ? 'zh' : 'en') : undefined;
  if (has(underage) && has(sexual)) return { outcome: 'refuse', reason: 'minors', help };
  if (has(nonConsent)) return { outcome: 'refuse', reason: 'non_consent', help };
  if (kind !== 'reply' && has(privateFacts)) return { outcome: 'refuse', reason: 'private_facts', help };
  return help ? { outcome: 'help', language: help } : { outcome: 'ok' };
}

export function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
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
