import type { TextValues } from './text-key.ts';

export type Texts = { readonly [key: string]: string | Texts };

/**
 * The text of a key with its blanks filled, numbers as the language writes them; undefined when there is none. The
 * plural form is the one that the language takes for `count` (Unicode CLDR, by `Intl.PluralRules`), `_other` without it.
 */
export function findText(
  texts: Texts,
  language: string,
  key: string,
  values: TextValues = {},
): string | undefined {
  const text = pluralText(texts, language, key, values.count) ?? at(texts, key);
  return text?.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => {
    const value = values[name] ?? blank;
    return typeof value === 'number' ? value.toLocaleString(language) : value;
  });
}

function pluralText(texts: Texts, language: string, key: string, count?: number): string | undefined {
  if (count === undefined) return undefined;
  const form = new Intl.PluralRules(language).select(count);
  return at(texts, `${key}_${form}`) ?? at(texts, `${key}_other`);
}

function at(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}
