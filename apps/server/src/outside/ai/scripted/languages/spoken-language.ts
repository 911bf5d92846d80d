import type { Language } from '@kindred/contract/wire/languages';
import type { Exchange } from './exchange.ts';
import type { Intent } from './intents.ts';
import type { Lines } from './lines.ts';
import type { Ready } from './ready.ts';
import type { Subjects } from './subjects.ts';

/** A language that the offline companion speaks: what it says, and how it reads what is said to it. */
export type SpokenLanguage = {
  exchanges: Record<Intent, Exchange>;
  lines: Lines;
  ready: Ready;
  subjects: Subjects;
  /** Words by which somebody speaks of themselves. */
  own: RegExp;
  /** Words by which they speak to the character of itself. */
  isOfCharacter: RegExp;
  isQuestion: RegExp;
  /** Words that stand for something that was named before. */
  pronoun: RegExp;
  /** "And you?" at the end of what they say. */
  andYou: RegExp;
  /** They ask for what the character likes best. */
  favourite: RegExp;
  /** Words of good and of bad things, by which the tone of an answer is chosen. */
  good: RegExp;
  bad: RegExp;
  /** An age in a card's description. */
  age: RegExp;
  /** What languages are called in it. */
  names: Record<Language, string>;
  /** Their name within a greeting. */
  calling: (name: string) => string;
  /** What they said of themselves, said back to them. */
  asYours: (content: string) => string;
  /** A short statement said back to them, to be gone on about; '' where it cannot be. */
  echo: (text: string) => string;
  /** What a short answer to "What should I call you?" and "Where are you writing from?" says of them. */
  told: { name: (word: string) => string; place: (word: string) => string };
  /** How long ago a day is. */
  daysAgo: (days: number) => string;
};

/** Anywhere, as whole words. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
}

/** Anywhere, in languages that put no spaces between words. */
export function anywhere(pattern: string): RegExp {
  return new RegExp(`(?:${pattern})`, 'iu');
}

/** At the beginning, as whole words. */
export function opening(pattern: string): RegExp {
  return new RegExp(`^[\\s¿¡]*(?:${pattern})(?!\\p{L})`, 'iu');
}

/** Nothing else than this. */
export function only(pattern: string): RegExp {
  return new RegExp(`^[\\s¿¡]*(?:${pattern})[\\s.!?,~)…。！？～〜、，呀啊吧呢哦啦]*$`, 'iu');
}

/** Replaces whole words by the table, whose keys are in small letters. */
export function replaceWords(text: string, table: Record<string, string>): string {
  return text.replace(/(?<![\p{L}'])[\p{L}']+(?![\p{L}'])/gu, (word) => {
    const lower = word.toLowerCase();
    return Object.hasOwn(table, lower) ? (table[lower] as string) : word;
  });
}
