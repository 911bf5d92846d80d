/** Returns at most `most` characters of a text, ending with a whole word and an ellipsis where something was cut. */
export function cutAtWord(text: string, most: number): string {
  return text.length <= most ? text : withoutPart(text.slice(0, most));
}

/** Returns a text whose end was cut somewhere, without the word in which that was. Scripts without spaces have no such word. */
export function withoutPart(text: string): string {
  const whole = text.replace(/\s+\S*$/u, '');
  return `${(/\s/u.test(text) ? whole : text).trimEnd().replace(/[,;:–—-]+$/u, '')}…`;
}
