import type { Language } from '@kindred/contract/wire/languages';
import type { IntentPatterns } from '../intents.ts';
import type { Lines } from '../lines/lines.ts';

/** A language that the offline companion speaks: what it says, and how it reads what is said to it. */
export type SpokenLanguage = {
  lines: Lines;
  /** The first that fits is what somebody means. */
  intents: IntentPatterns;
  /** Words by which somebody speaks of themselves. */
  own: RegExp;
  /** Words by which they speak to the character of itself. */
  isOfCharacter: RegExp;
  /** They ask for what they have told. */
  asksBack: RegExp;
  /** "And you?" at the end of what they say. */
  andYou: RegExp;
  /** An age in a card's description. */
  age: RegExp;
  /** What languages are called in it. */
  names: Record<Language, string>;
  /** Their name within a greeting. */
  calling: (name: string) => string;
  /** What they said of themselves, said back to them. */
  asYours: (told: string) => string;
  /** What a short answer to "What should I call you?" and "Where are you writing from?" says of them. */
  told: { name: (word: string) => string; place: (word: string) => string };
};

/** Anywhere, as whole words. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
}

/** At the beginning, as whole words. */
export function opening(pattern: string): RegExp {
  return new RegExp(`^[\\s¿¡]*(?:${pattern})(?!\\p{L})`, 'iu');
}

/** Nothing else than this. */
export function only(pattern: string): RegExp {
  return new RegExp(`^[\\s¿¡]*(?:${pattern})[\\s.!?~,)…。！？]*$`, 'iu');
}

/** Replaces whole words by the table, whose keys are in small letters. */
export function replaceWords(text: string, table: Record<string, string>): string {
  return text.replace(/(?<![\p{L}'])[\p{L}']+(?![\p{L}'])/gu, (word) => {
    const lower = word.toLowerCase();
    return Object.hasOwn(table, lower) ? (table[lower] as string) : word;
  });
}
