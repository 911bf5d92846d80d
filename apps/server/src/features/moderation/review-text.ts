import type { Language } from '@kindred/contract/wire/languages';
import { fold } from './fold.ts';
import { asksToPlayMinor } from './plays-minor.ts';
import { readSignals, type Signals } from './signals/read-signals.ts';
import { nonConsent, privateFacts, sexual, underage } from './text-rules.ts';

/** What in a fan's words must be met with care, in the language of the words. */
export type Concern = { language: Language; distress: 'self' | 'other' | undefined; isMinor: boolean };

export type TextVerdict =
  | { outcome: 'ok' }
  | { outcome: 'refuse'; reason: 'minors' | 'non_consent' | 'private_facts'; concern: Concern | undefined }
  | { outcome: 'heed'; concern: Concern };

/** What kind of text it is: only a fan's own words are heard as a call for help, or say how old they are. */
export type TextKind = 'fan_message' | 'creator_message' | 'reply' | 'name';

/**
 * Reads a text against the embedded rules (English, Chinese, Japanese, Spanish and German). `refuse`: it must not be stored or shown.
 * `heed`: it may be stored, and its concern comes first; a refusal has one too. `before` is what the same person wrote just
 * before, `question` what the other side did.
 */
export function reviewText(
  text: string,
  kind: TextKind,
  { before = '', question = '' }: { before?: string; question?: string } = {},
): TextVerdict {
  const folded = fold(text);
  const has = (rules: RegExp[]) => rules.some((rule) => rule.test(folded));
  const isSaid = kind === 'fan_message' || kind === 'creator_message';
  const signals = isSaid ? readSignals(text, before, { question }) : undefined;
  const concern = kind === 'fan_message' ? concernOf(signals) : undefined;
  const isPlay = signals?.age === 'minor_play' || asksToPlayMinor(text);
  const isMinors = isPlay || (has(underage) && has(sexual));
  if (isMinors) return { outcome: 'refuse', reason: 'minors', concern };
  if (has(nonConsent)) return { outcome: 'refuse', reason: 'non_consent', concern };
  if (kind !== 'reply' && has(privateFacts)) return { outcome: 'refuse', reason: 'private_facts', concern };
  return concern ? { outcome: 'heed', concern } : { outcome: 'ok' };
}

function concernOf(signals: Signals | undefined): Concern | undefined {
  if (!signals) return undefined;
  const { language, distress, age } = signals;
  const isMinor = age === 'minor';
  return distress || isMinor ? { language, distress, isMinor } : undefined;
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
      const match = rule.exec(folded);
      if (!match) return { isFound: false, isSettled: false };
      return { isFound: true, isSettled: match.index + match[0].length <= folded.length - settledAfter };
    };
    const [young, bare] = [find(anyUnderage), find(anySexual)];
    const isBoth = (hasUnderage || young.isFound) && (hasSexual || bare.isFound);
    hasUnderage ||= young.isSettled;
    hasSexual ||= bare.isSettled;
    tail = lastWords(folded);
    return isBoth || anyNonConsent.test(folded) || asksToPlayMinor(folded) ? 'refuse' : 'ok';
  };
}

/** The end of a text from the beginning of a word on: half a word is another one. */
function lastWords(text: string): string {
  const from = text.length - reach - longestWord;
  if (from <= 0) return text;
  const blank = text.indexOf(' ', from);
  return text.slice(blank < 0 || blank > from + longestWord ? from : blank);
}
