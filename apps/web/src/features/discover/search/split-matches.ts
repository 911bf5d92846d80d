export type Part = { text: string; isMatch: boolean };

/** Cuts a text into what was typed and the rest. Words are found at the beginning of words, as the server does. */
export function splitMatches(text: string, typed: string): Part[] {
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [{ text, isMatch: false }];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(atWordStart);
  const pieces = text.split(new RegExp(`(${longestFirst.join('|')})`, 'iu'));
  return pieces
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

// Chinese and Japanese have no spaces between words.
function atWordStart(word: string): string {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
    ? word
    : `(?<![\\p{L}\\p{N}])${word}`;
}
