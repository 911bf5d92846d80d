type Texts = { readonly [key: string]: string | Texts };

/** All texts of a catalogue by their whole key. */
export function flattenTexts(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flattenTexts(value, `${prefix}${key}.`)],
    ),
  );
}

/** Blanks and marked parts of a text, in an order that does not depend on the language. */
export function slotsOf(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(String).sort();
}
