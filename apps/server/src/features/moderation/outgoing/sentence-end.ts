const wide = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const closers = '["\'”’»)\\]*_]*';
/** Dots in a row are a pause within a sentence. */
const end = new RegExp(`(?:[!?]+|(?<!\\.)\\.)${closers}(?=\\s|[${wide}])|[。！？]+[」』”’）)*]*|\\n+`, 'gu');

/** Where the first sentence of a text ends, the marks behind it included; undefined where it goes on. */
export function sentenceEnd(text: string): number | undefined {
  end.lastIndex = 0;
  const match = end.exec(text);
  return match ? match.index + match[0].length : undefined;
}
