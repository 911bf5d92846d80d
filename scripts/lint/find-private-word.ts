const privateWords = /\b(?:whoever|whatever|anew|told|asked|one['’]s)\b/i;

/** Says in one sentence which private word a docstring has, or undefined. `comment` is without its slashes. */
export function findPrivateWord(comment: string): string | undefined {
  const word = comment.startsWith('*') ? privateWords.exec(comment)?.[0] : undefined;
  if (word === undefined) return undefined;
  return `"${word}" is a private word: a docstring is plain English with a subject, a verb and an object (STYLE.md).`;
}
