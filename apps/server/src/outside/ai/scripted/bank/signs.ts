import type { Shape } from '../reading/shape.ts';
import type { Nearness } from './bank-index.ts';
import type { Entry } from './read-bank.ts';
import type { Worded, WordList } from './word-list.ts';

/** What an entry whose sign stands in a text is at least, and what it gains. */
const bySign = { least: 0.5, ofSorrow: 0.75, ofCharacter: 0.3, gain: 0.2 };

export function strengthen(nearest: Nearness[], entries: ReadonlySet<string>, shape: Shape): Nearness[] {
  if (entries.size === 0) return nearest;
  const others = nearest.filter(({ entry }) => !entries.has(entry));
  const own = [...entries].map((entry) => {
    const score = nearest.find((candidate) => candidate.entry === entry)?.score ?? 0;
    const least = leastBySign(entry, shape);
    return { entry, score: Math.max(least, score) + bySign.gain * Math.min(1, score * 2) };
  });
  return [...own, ...others].sort((a, b) => b.score - a.score);
}

function leastBySign(entry: string, { isOfCharacter }: Shape): number {
  if (entry.startsWith('sad.loss')) return bySign.ofSorrow;
  return entry.startsWith('know.') && isOfCharacter ? bySign.ofCharacter : bySign.least;
}

/** "Hello?" is another thing than "hello", and so is "helloooo". */
export function asAsked({ text, spaced }: Worded): string {
  if (/(\p{L})\1\1/u.test(text)) return '';
  return /[?？]/.test(text) ? `${spaced}?` : spaced;
}

/** What is said in passing is meant where it is said word for word, whatever is near. */
export function first(entry: string, nearest: Nearness[]): Nearness[] {
  const score = Math.max(1, nearest[0]?.score ?? 0);
  return [{ entry, score }, ...nearest.filter((other) => other.entry !== entry)];
}

export function isSigned(
  { name, pattern, isOfStatements }: Entry,
  list: WordList,
  text: Worded,
  { isOfCharacter, asks }: Shape,
): boolean {
  // "你家有多少盆植物" asks of the character itself, and a sign of two letters is soon found.
  const isGeneral = !isOfCharacter || isOfStatements || asks === 'thing' || asks === 'way';
  if (name.startsWith('know.') && !isGeneral && /\p{Script=Han}/u.test(text.text)) return false;
  return list.has(text) || pattern?.test(text.text) === true;
}

/** What they tell is no question, and what they ask is one. */
export function isOfAct(
  { name, pattern, isOfStatements }: Entry,
  { act, asks, isNegative, isOfCharacter }: Shape,
): boolean {
  // "Nobody died", "I am not pregnant".
  if (isNegative && /^(?:glad\.|sad\.loss|move\.goodbye$)/.test(name)) return false;
  // "Have you ever burnt yourself?" asks for no remedy against burnt pans.
  if (name.startsWith('know.') && isOfCharacter && asks === 'whether') return false;
  if (/^(?:sad|glad|tell)\./.test(name)) return act !== 'question';
  return name.startsWith('ask.') || (pattern && !isOfStatements) ? act === 'question' : true;
}
