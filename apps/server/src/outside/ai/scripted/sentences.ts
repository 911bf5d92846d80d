/** The sentences of a text, each with its end mark; "3.6", "Mr." and "2 a.m." end none. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(
      /(?<=[.!?…]["”’*)]*)(?<!\b(?:Mr|Mrs|Ms|Dr|St|[ap]\.m)\.)\s+|(?<=[。！？…][”’」）]*)(?![。！？…”’」）])/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
