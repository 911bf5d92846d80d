/** The words, number tokens and signs of a normalised text. */
export function tokenize(text: string): string[] {
  return text.match(/0[mayzo](?![a-z])|\p{L}+|[?!…"⏎~]|\p{Extended_Pictographic}/gu) ?? [];
}
