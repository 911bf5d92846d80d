type Fields = Record<string, unknown>;

/**
 * What the entries of a card's books say: its own book, and those of its other languages (`extensions.kindred`). As the card has
 * them, with decorators.
 */
export function loreContents(card: unknown): string[] {
  const contents = new Set<string>();
  withoutLore(card, (content) => {
    contents.add(content);
    return false;
  });
  return [...contents];
}

/** The card without the entries of its books whose content is withheld. */
export function withoutLore(card: unknown, isWithheld: (content: string) => boolean): unknown {
  if (!isObject(card)) return card;
  const { data } = card;
  const inData = (fields: Fields): Fields => ({
    ...withoutLoreIn(fields, isWithheld),
    ...(isObject(fields.extensions) && { extensions: withoutLoreInWords(fields.extensions, isWithheld) }),
  });
  return isObject(data) ? { ...card, data: inData(data) } : inData(card);
}

function withoutLoreInWords(extensions: Fields, isWithheld: (content: string) => boolean): Fields {
  if (!isObject(extensions.kindred)) return extensions;
  const words = Object.entries(extensions.kindred).map(([language, fields]) => [
    language,
    isObject(fields) ? withoutLoreIn(fields, isWithheld) : fields,
  ]);
  return { ...extensions, kindred: Object.fromEntries(words) };
}

function withoutLoreIn(fields: Fields, isWithheld: (content: string) => boolean): Fields {
  const book = fields.character_book;
  if (!isObject(book) || !Array.isArray(book.entries)) return fields;
  const entries = book.entries.filter(
    (entry: unknown) => !isObject(entry) || typeof entry.content !== 'string' || !isWithheld(entry.content),
  );
  return { ...fields, character_book: { ...book, entries } };
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
