/** The name before the text of an answer, for readers only; an id names the answered person. */
export function mentionOf(nickname: string): string {
  return `@${nickname} `;
}

/** The words of an answer without the name before them, which has to be exactly that name. */
export function withoutMention(text: string, nickname: string): string {
  if (text.trim() === mentionOf(nickname).trim()) return '';
  const mention = mentionOf(nickname);
  return text.startsWith(mention) ? text.slice(mention.length) : text;
}
