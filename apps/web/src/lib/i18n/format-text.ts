import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import type { ReactNode } from 'react';
import type { Tag } from './text-arguments.gen.ts';

/** Compiled ICU messages by their whole key. */
export type Texts = Readonly<Record<string, CompiledMessage>>;

export type TextValues = Readonly<Record<string, string | number | Date | Tag>>;

/** A message with its blanks filled in as the language (ISO 639-1) writes numbers, dates and plurals. */
export function formatText(message: CompiledMessage, language: string, values: TextValues = {}): ReactNode {
  return format<ReactNode>(message, language, values, options);
}

// Making one of these takes far longer than using it.
const made = new Map<string, unknown>();

function memoize<Arguments extends unknown[], Made>(kind: string, make: (...given: Arguments) => Made) {
  return (...given: Arguments): Made => {
    const key = JSON.stringify([kind, ...given]);
    if (!made.has(key)) made.set(key, make(...given));
    return made.get(key) as Made;
  };
}

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: memoize('date', (...given) => new Intl.DateTimeFormat(...given)),
    getNumberFormat: memoize('number', (...given) => new Intl.NumberFormat(...given)),
    getPluralRules: memoize('plural', (...given) => new Intl.PluralRules(...given)),
  },
};
