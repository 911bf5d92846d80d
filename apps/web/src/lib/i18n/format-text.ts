import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import type { ReactNode } from 'react';
import { dateFormat, numberFormat, pluralRules } from './intl-formats.ts';
import type { Tag } from './text-arguments.gen.ts';

/** Compiled ICU messages by their whole key. */
export type Texts = Readonly<Record<string, CompiledMessage>>;

export type TextValues = Readonly<Record<string, string | number | Date | Tag>>;

/** A message with its blanks filled in as the language (ISO 639-1) writes numbers, dates and plurals. */
export function formatText(message: CompiledMessage, language: string, values: TextValues = {}): ReactNode {
  return format<ReactNode>(message, language, values, options);
}

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: dateFormat,
    getNumberFormat: numberFormat,
    getPluralRules: pluralRules,
  },
};
