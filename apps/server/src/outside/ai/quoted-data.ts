/**
 * A person's words as they may stand within our own text to a model: one line between “ and ”, without anything that a model or a
 * template could take for the end of the quotation, for a role or for a macro. The platform's rules say what such quotations are.
 */
export function quotedData(words: string): string {
  return `“${plainLine(words)}”`;
}

function plainLine(words: string): string {
  return words
    .toWellFormed()
    .normalize('NFKC')
    .replace(/["“”„‟«»〝〞〟]/gu, "'")
    .replace(/[\p{C}{}<>[\]|\s]+/gu, ' ')
    .trim();
}

const singleWord = /^[\p{L}\p{M}'’-]+$/u;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const maxBare = 20;
/** A few of these characters say as much as a sentence. */
const maxBareWide = 4;

/** A person's name within our own text: a single word as it is, anything longer as a quotation. '' stays ''. */
export function quotedName(name: string): string {
  const isBare = singleWord.test(name) && name.length <= (wide.test(name) ? maxBareWide : maxBare);
  return name === '' || isBare ? name : quotedData(name);
}
