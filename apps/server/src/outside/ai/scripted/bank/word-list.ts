import { fold, tokensOf } from './features.ts';

/** A text in words, as lists are looked up in it. */
export type Worded = { text: string; tokens: readonly string[]; spaced: string; solid: string };

/** Words that are looked for in texts, whatever their accents. */
export type WordList = {
  /** The first of them in a text, folded. */
  find: (text: Worded) => string | undefined;
  has: (text: Worded) => boolean;
  /** What is left of a text without them; where no spaces stand between words, without those of several signs. */
  without: (text: Worded) => string;
};

/** The words of a text. */
export function readWords(text: string): Worded {
  const tokens = tokensOf(text);
  return { text, tokens, spaced: ` ${tokens.join(' ')} `, solid: tokens.join('') };
}

/** Makes a list of words; `*` stands for any ending, `_` for a space, `^` for the beginning of the text. What fits the pattern counts as well. */
export function wordList(lines: readonly string[], pattern?: RegExp): WordList {
  const words = lines.flatMap((line) => line.split(/\s+/)).filter((word) => word !== '' && word !== '/');
  const read = words.map(readEntry);
  const single = new Set(read.filter(({ kind }) => kind === 'single').map(({ body }) => body));
  const others = read.filter(({ kind }) => kind !== 'single');
  const find = (text: Worded) =>
    text.tokens.find((token) => single.has(token)) ??
    others.find((word) => stands(word, text))?.body ??
    pattern?.exec(text.text)?.[0];
  const solid = others
    .flatMap(({ kind, body }) => (kind === 'unspaced' && body.length > 1 ? [body] : []))
    .toSorted((a, b) => b.length - a.length);
  const has = (text: Worded) => find(text) !== undefined;
  const without = (text: Worded) =>
    unspaced.test(text.solid)
      ? solid.reduce((said, word) => said.replaceAll(word, ' '), fold(text.text))
      : text.tokens.filter((token) => !has(readWords(token))).join(' ');
  return { find, has, without };
}

/** A word of a list: single words are looked up, the others compared. */
type Listed = { body: string; kind: 'single' | 'open' | 'several' | 'unspaced'; isFirst: boolean };

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function readEntry(word: string): Listed {
  const isFirst = word.startsWith('^');
  const tokens = tokensOf(word.replaceAll('_', ' '));
  if (unspaced.test(word)) return { body: tokens.join(''), kind: 'unspaced', isFirst };
  const body = tokens.join(' ');
  if (word.endsWith('*')) return { body, kind: 'open', isFirst };
  return { body, kind: isFirst || tokens.length > 1 ? 'several' : 'single', isFirst };
}

function stands({ body, kind, isFirst }: Listed, { spaced, solid }: Worded): boolean {
  if (kind === 'unspaced') return isFirst ? solid.startsWith(body) : solid.includes(body);
  const looked = ` ${body}${kind === 'open' ? '' : ' '}`;
  return isFirst ? spaced.startsWith(looked) : spaced.includes(looked);
}
