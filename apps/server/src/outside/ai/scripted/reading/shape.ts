import type { Features } from '../bank/features.ts';
import { readWords, type Worded, type WordList } from '../bank/word-list.ts';

/** What is asked for by the words of a question. */
export const questionKinds = [
  'reason',
  'number',
  'time',
  'place',
  'person',
  'choice',
  'way',
  'thing',
] as const;
export type QuestionKind = (typeof questionKinds)[number] | 'whether';

/** How something is said, apart from what it is about. */
export type Shape = {
  act: 'question' | 'request' | 'statement' | 'fragment';
  /** Of questions. */
  asks: QuestionKind | undefined;
  /** "You", "your". */
  isOfCharacter: boolean;
  /** "I", "my". */
  isOfFan: boolean;
  isNegative: boolean;
  /** By its words: 1 good, -1 bad, 0 neither. */
  mood: -1 | 0 | 1;
};

/** Reads how something is said by the word lists of a language. */
export function readShape(worded: Worded, words: (name: string) => WordList): Shape {
  const { text } = worded;
  const has = (name: string) => words(`word.${name}`).has(worded);
  const isQuestion = /[?？]/.test(text) || (has('asking') && !has('telling'));
  const isNegative = has('not');
  const isBad = has('bad');
  const isGood = !isBad && has('good');
  return {
    act: isQuestion ? 'question' : has('please') ? 'request' : isShort(worded) ? 'fragment' : 'statement',
    asks: isQuestion ? kindOf(worded, words) : undefined,
    isOfCharacter: has('you'),
    isOfFan: has('me'),
    isNegative,
    mood: isBad ? -1 : isGood ? (isNegative ? -1 : 1) : 0,
  };
}

/** What a question asks for; "which one, and why?" asks which. */
function kindOf(worded: Worded, words: (name: string) => WordList): QuestionKind {
  const first = worded.text.replace(andWhy, '');
  const asked = first === '' ? worded : readWords(first);
  return questionKinds.find((kind) => words(`word.${kind}`).has(asked)) ?? 'whether';
}

const andWhy = /(?<=\p{L})[,\s]+(?:and|und|y) (?:why|warum|wieso|por ?qu[eé])[\s?？]*$/iu;

function isShort({ text, tokens }: Worded): boolean {
  return tokens.length < (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 5 : 3);
}

/** How much two ways to say something agree: 1 in all. */
export function shapeLikeness(a: Shape, b: Shape): number {
  let likeness = 1;
  if ((a.act === 'question') !== (b.act === 'question')) likeness -= 0.35;
  if (a.asks && b.asks && a.asks !== b.asks) likeness -= 0.1;
  if (a.isOfCharacter !== b.isOfCharacter) likeness -= 0.25;
  if (a.isOfFan !== b.isOfFan) likeness -= 0.1;
  if (a.isNegative !== b.isNegative) likeness -= 0.1;
  if (a.mood * b.mood < 0) likeness -= 0.15;
  return likeness;
}

/** How something is said, as marks beside those of its words. */
export function mannerOf(shape: Shape): Features {
  const manner: Features = new Map([[`#${shape.act}`, 0.8]]);
  if (shape.asks) manner.set(`#${shape.asks}`, 0.8);
  if (shape.isOfCharacter) manner.set('#you', 0.6);
  if (shape.isOfFan) manner.set('#me', 0.6);
  if (shape.isNegative) manner.set('#not', 0.5);
  if (shape.mood !== 0) manner.set(`#mood ${shape.mood}`, 0.6);
  return manner;
}
