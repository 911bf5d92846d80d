import { isDeepStrictEqual } from 'node:util';
import type { CardFields, LoreEntryFields } from '@kindred/contract/cards/card-fields';
import { atDepth, readEntryFields, roleNumbers } from './card-fields.ts';
import { type CardObject, dataOf, isObject, parseCard, specOf } from './card-text.ts';
import { listEntryTexts } from './entry-texts.ts';
import { replaceTextAt, setInText, textAt } from './set-in-text.ts';

const bookPath = ['data', 'character_book'];
const settings = ['scan_depth', 'token_budget', 'recursive_scanning'] as const;

/**
 * Returns the JSON of a V2 or V3 card with another book; null removes it. An existing entry keeps its other fields in
 * its own text; a new one gets all fields that the format requires.
 */
export function editBook(json: string, book: CardFields['book']): string {
  if (book === null) return setInText(json, bookPath, undefined);
  const oldBook = dataOf(parseCard(json)).character_book;
  let text = isObject(oldBook) ? json : setInText(json, bookPath, { extensions: {}, entries: [] });
  for (const field of settings) {
    const isSame = isObject(oldBook) && oldBook[field] === book[field];
    if (!isSame) text = setInText(text, [...bookPath, field], book[field]);
  }
  const before = listEntryTexts(text);
  const isV3 = specOf(parseCard(json)) === 'v3';
  const after = book.entries.map((entry) => entryText(before[entry.source ?? -1], entry, isV3));
  if (isDeepStrictEqual(before, after)) return text;
  const path = [...bookPath, 'entries'];
  if (!textAt(text, path)) text = setInText(text, path, []);
  return replaceTextAt(text, path, after.length === 0 ? '[]' : `[\n${after.join(',\n')}\n]`);
}

function entryText(source: string | undefined, fields: LoreEntryFields, isV3: boolean): string {
  const raw: unknown = source === undefined ? undefined : JSON.parse(source);
  if (source === undefined || !isObject(raw)) return JSON.stringify(newEntry(fields, isV3), null, 2);
  const before = readEntryFields(raw, fields.source ?? 0);
  const isSame = (field: keyof LoreEntryFields) => isDeepStrictEqual(before[field], fields[field]);
  let text = source;
  for (const field of plainFields) if (!isSame(field)) text = setInText(text, [field], fields[field]);
  if (!isSame('name')) text = setInText(text, [raw.name || !raw.comment ? 'name' : 'comment'], fields.name);
  const extensions = extensionsOf(fields);
  const isPlaced = ['position', 'depth', 'role', 'logic'] as const;
  if (isPlaced.every(isSame)) return text;
  if (fields.position !== 'at_depth') text = setInText(text, ['position'], fields.position);
  if (!isObject(raw.extensions)) text = setInText(text, ['extensions'], {});
  for (const [name, value] of Object.entries(extensions)) text = setInText(text, ['extensions', name], value);
  return text;
}

const plainFields = [
  'keys',
  'secondary_keys',
  'selective',
  'content',
  'enabled',
  'constant',
  'case_sensitive',
  'insertion_order',
  'priority',
] as const;

function newEntry(fields: LoreEntryFields, isV3: boolean): CardObject {
  const { source: _source, logic: _logic, position, depth: _depth, role: _role, ...plain } = fields;
  return {
    ...plain,
    position: position === 'at_depth' ? 'before_char' : position,
    ...(isV3 ? { use_regex: false } : {}),
    extensions: extensionsOf(fields),
  };
}

/** Fields that the format lacks, under SillyTavern's names. */
function extensionsOf({ position, depth, role, logic }: LoreEntryFields): CardObject {
  const places = { before_char: 0, after_char: 1, at_depth: atDepth };
  return { position: places[position], depth, role: roleNumbers.indexOf(role), selectiveLogic: logic };
}
