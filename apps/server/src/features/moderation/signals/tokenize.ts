import type { Language } from '@kindred/contract/wire/languages';

/** The words, number tokens and signs of a normalised text. */
export function tokenize(text: string): string[] {
  return text.match(/0[mayzo](?![a-z])|\p{L}+|[?!…"⏎~]|\p{Extended_Pictographic}/gu) ?? [];
}

/** Whether blanks part the words of a language. */
export function hasBlanks(language: Language): boolean {
  return language !== 'zh' && language !== 'ja';
}
