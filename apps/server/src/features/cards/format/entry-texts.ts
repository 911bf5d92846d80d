import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import { type CardObject, isObject, parseCard } from './card-text.ts';

/** Returns the path of the book's entries in this card. */
export function entriesPath(json: string): JSONPath {
  return isObject(parseCard(json).data)
    ? ['data', 'character_book', 'entries']
    : ['character_book', 'entries'];
}

/** Returns the JSON text of each entry of the book, unchanged. */
export function listEntryTexts(json: string): string[] {
  const root = parseTree(json);
  const list = root && findNodeAtLocation(root, entriesPath(json));
  return (list?.type === 'array' ? (list.children ?? []) : []).map(({ offset, length }) =>
    json.slice(offset, offset + length),
  );
}

/** Replaces the entries for which `change` returns another text; leaves everything else letter by letter. */
export function mapEntryTexts(json: string, change: (entry: string, fields: CardObject) => string): string {
  const root = parseTree(json);
  const list = root && findNodeAtLocation(root, entriesPath(json));
  if (list?.type !== 'array') return json;
  let end = 0;
  const pieces = (list.children ?? []).flatMap(({ type, offset, length }) => {
    const before = json.slice(end, offset);
    const entry = json.slice(offset, offset + length);
    end = offset + length;
    return [before, type === 'object' ? change(entry, JSON.parse(entry) as CardObject) : entry];
  });
  return pieces.join('') + json.slice(end);
}
