import type { Language } from '@kindred/contract/wire/languages';
import compile from 'icu-minify/compile';
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import { readServerTexts } from './read-server-texts.ts';
import type { TextArguments } from './text-arguments.gen.ts';

/** Names a text of the server: section and name, with a dot between them. */
export type TextKey = keyof TextArguments;

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The values for the placeholders of a text; for a union of keys, the values of all of them. */
type ValuesOf<Key extends TextKey> = Intersection<Exclude<TextArguments[Key], undefined>>;

/** Returns a text in one language. The values are omitted for texts without placeholders. */
export type Say = <Key extends TextKey>(
  key: Key,
  ...values: [TextArguments[Key]] extends [undefined] ? [] : [values: ValuesOf<Key>]
) => string;

/** Returns the texts of a language (`texts/*.json` beside the features); missing texts are English. */
export function sayIn(language: Language): Say {
  return (key, ...[values]) => {
    const own = messageIn(language, key);
    const [message, textLanguage] = own === undefined ? [messageIn('en', key), 'en'] : [own, language];
    return String(format(message ?? key, textLanguage, values as Record<string, string | number>, options));
  };
}

const messages = readServerTexts();
const compiled = new Map<string, CompiledMessage>();

function messageIn(language: Language, key: TextKey): CompiledMessage | undefined {
  const name = `${language} ${key}`;
  const message = messages.get(language)?.get(key);
  if (message !== undefined && !compiled.has(name)) compiled.set(name, compile(message));
  return compiled.get(name);
}

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
    getNumberFormat: (...args) => new Intl.NumberFormat(...args),
    getPluralRules: (...args) => new Intl.PluralRules(...args),
  },
};
