import type { Language } from '@kindred/contract/wire/languages';
import compile from 'icu-minify/compile';
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import { readServerTexts } from './read-server-texts.ts';
import type { TextArguments } from './text-arguments.gen.ts';

/** Names a text of the server: section and name, with a dot between them. */
export type TextKey = keyof TextArguments;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** What fills the blanks of a text; of one of several, the blanks of them all. */
type ValuesOf<Key extends TextKey> = Intersection<Exclude<TextArguments[Key], undefined>>;

/** Gives a text in one language. The values are left out where there are no blanks. */
export type Say = <Key extends TextKey>(
  key: Key,
  ...values: [TextArguments[Key]] extends [undefined] ? [] : [values: ValuesOf<Key>]
) => string;

/** The texts of a language (`texts/*.json` beside the features). One that it lacks is English. */
export function sayIn(language: Language): Say {
  return (key, ...[values]) => {
    const own = messageIn(language, key);
    const [message, spoken] = own === undefined ? [messageIn('en', key), 'en'] : [own, language];
    return String(format(message ?? key, spoken, values as Record<string, string | number>, options));
  };
}

const written = readServerTexts();
const compiled = new Map<string, CompiledMessage>();

function messageIn(language: Language, key: TextKey): CompiledMessage | undefined {
  const name = `${language} ${key}`;
  const message = written.get(language)?.get(key);
  if (message !== undefined && !compiled.has(name)) compiled.set(name, compile(message));
  return compiled.get(name);
}

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
    getNumberFormat: (...given) => new Intl.NumberFormat(...given),
    getPluralRules: (...given) => new Intl.PluralRules(...given),
  },
};
