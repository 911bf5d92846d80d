import { type CardObject, dataOf, isObject, parseCard, specOf } from './format/card-text.ts';

/** No prompt uses these fields, and they can be large. */
const leftOut = ['assets', 'creator_notes', 'creator_notes_multilingual'];

/**
 * Returns the part of a card's JSON that prompts read, as PostgreSQL accepts it: without files, and without characters
 * that its JSON cannot hold (NUL, unpaired surrogates).
 */
export function promptCard(json: string): object {
  const card = parseCard(json);
  const data = Object.fromEntries(Object.entries(dataOf(card)).filter(([name]) => !leftOut.includes(name)));
  const spec = specOf(card) === 'v3' ? 'chara_card_v3' : 'chara_card_v2';
  return clean({ spec, spec_version: spec === 'chara_card_v3' ? '3.0' : '2.0', data }) as object;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(clean);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value satisfies CardObject).map(([key, field]) => [clean(key), clean(field)]),
  );
}
