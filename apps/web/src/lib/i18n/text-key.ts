import type { EnglishTexts } from './catalogue.ts';

type Singular<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

export type Keys<Texts, Prefix extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Singular<`${Prefix}${Key}`>
    : Keys<Texts[Key], `${Prefix}${Key}.`>;
}[keyof Texts & string];

/** Names a text: `nav.home`. A text with plural forms is named without its ending. */
export type TextKey = Keys<EnglishTexts>;

/** What fills the blanks. `count` also chooses the plural form. */
export type TextValues = { count?: number } & Record<string, string | number>;

export type Translate = (key: TextKey, values?: TextValues) => string;
