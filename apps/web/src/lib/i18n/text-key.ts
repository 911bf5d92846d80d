import type { Tag, TextArguments } from './text-arguments.gen.ts';

/** Names a text: section and name, with a dot between them. */
export type TextKey = keyof TextArguments;

type KeysWhere<Arguments> = { [Key in TextKey]: TextArguments[Key] extends Arguments ? Key : never }[TextKey];

/** Names a text that has no blanks. */
export type PlainKey = KeysWhere<undefined>;

/** Names a text with marked parts, which only `RichText` draws. */
export type RichKey = KeysWhere<Record<string, Tag>>;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** What fills the blanks of a text; of one of several, the blanks of them all. */
export type ValuesOf<Key extends TextKey> = Intersection<Exclude<TextArguments[Key], undefined>>;

/** Gives a text in the current language. The values are left out where there are no blanks. */
export type Translate = <Key extends Exclude<TextKey, RichKey>>(
  key: Key,
  ...values: [TextArguments[Key]] extends [undefined] ? [] : [values: ValuesOf<Key>]
) => string;
