import type { CardFields, LoreEntryFields } from '@kindred/contract/cards/card-fields';

/** An entry in the editor: its id stays when entries are moved, added and taken away. */
export type DraftEntry = LoreEntryFields & { id: string };
export type DraftBook = Omit<NonNullable<CardFields['book']>, 'entries'> & { entries: DraftEntry[] };
export type CardDraft = Omit<CardFields, 'book'> & { book: DraftBook | null };

let lastId = 0;

export function toDraft(card: CardFields): CardDraft {
  return { ...card, book: card.book && { ...card.book, entries: card.book.entries.map(withId) } };
}

export function toChange(draft: Partial<CardDraft>): Partial<CardFields> {
  const { book, ...fields } = draft;
  if (book === undefined) return fields;
  const entries = book?.entries.map(({ id: _id, ...entry }) => entry) ?? [];
  return { ...fields, book: book && { ...book, entries } };
}

export function newEntry(): DraftEntry {
  return withId({
    source: null,
    name: '',
    keys: [],
    secondary_keys: [],
    selective: false,
    logic: 0,
    content: '',
    enabled: true,
    constant: false,
    case_sensitive: false,
    insertion_order: 100,
    priority: 100,
    position: 'before_char',
    depth: 4,
    role: 'system',
  });
}

export const emptyBook: DraftBook = {
  scan_depth: 4,
  token_budget: 500,
  recursive_scanning: false,
  entries: [],
};

/** The book as it is now, its entries named as the server has them after `stored` was saved. */
export function withStoredSources(book: DraftBook | null, stored: DraftBook | null): DraftBook | null {
  if (!book) return null;
  const places = new Map(stored?.entries.map(({ id }, place) => [id, place]));
  return {
    ...book,
    entries: book.entries.map((entry) => ({ ...entry, source: places.get(entry.id) ?? null })),
  };
}

function withId(entry: LoreEntryFields): DraftEntry {
  lastId += 1;
  return { ...entry, id: `entry-${lastId}` };
}
