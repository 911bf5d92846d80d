import { isDeepStrictEqual } from 'node:util';
import type { CardFields } from '@kindred/contract/cards/card-fields';
import { readCardFields, voiceExtension } from './card-fields.ts';
import { dataOf, isObject, parseCard, specOf } from './card-text.ts';
import { toV3, upgradeToV2, v1Fields } from './convert-card.ts';
import { editBook } from './edit-book.ts';
import { setInText } from './set-in-text.ts';

type TextField = Exclude<keyof CardFields, 'book' | 'depth_prompt' | 'voice'>;

/** Any other edited field turns a V1 card into a V2. */
const knownToV1 = new Set<string>(v1Fields);

/**
 * Returns the JSON of a card with some fields changed. Writes each change in its place and leaves everything else, known
 * to us or not, letter by letter. A card becomes V2 or V3 when a field needs it; a V3 gets its date of modification.
 */
export function editCard(json: string, change: Partial<CardFields>, now: Date): string {
  const before = readCardFields(parseCard(json));
  const changed = (Object.keys(change) as (keyof CardFields)[]).filter(
    (field) => change[field] !== undefined && !isDeepStrictEqual(change[field], before[field]),
  );
  if (changed.length === 0) return json;
  let text = upgradeFor(json, changed);
  for (const field of changed) text = setField(text, field, change);
  if (specOf(parseCard(text)) === 'v3')
    text = setInText(text, ['data', 'modification_date'], Math.floor(now.getTime() / 1000));
  return text;
}

function upgradeFor(json: string, changed: (keyof CardFields)[]): string {
  const spec = specOf(parseCard(json));
  if (changed.includes('nickname')) return toV3(json);
  return spec === 'v1' && changed.some((field) => !knownToV1.has(field)) ? upgradeToV2(json) : json;
}

function setField(json: string, field: keyof CardFields, change: Partial<CardFields>): string {
  if (field === 'book') return editBook(json, change.book ?? null);
  if (field === 'depth_prompt') return setDepthPrompt(json, change.depth_prompt);
  if (field === 'voice') return setExtension(json, voiceExtension, change.voice);
  return setPlain(json, field, change[field]);
}

/** Also updates a copy of the V1 fields beside `data`, when the card has one. */
function setPlain(json: string, field: TextField, value: unknown): string {
  const card = parseCard(json);
  const isFlat = !isObject(card.data);
  const text = setInText(json, isFlat ? [field] : ['data', field], value);
  const hasCopy = !isFlat && card[field] !== undefined && isDeepStrictEqual(card[field], dataOf(card)[field]);
  return hasCopy ? setInText(text, [field], value) : text;
}

function setDepthPrompt(json: string, value: CardFields['depth_prompt'] | undefined): string {
  if (!value) return json;
  const { extensions } = dataOf(parseCard(json));
  const depthPrompt = isObject(extensions) ? extensions.depth_prompt : undefined;
  return setExtension(json, 'depth_prompt', { ...(isObject(depthPrompt) ? depthPrompt : {}), ...value });
}

function setExtension(json: string, name: string, value: unknown): string {
  const { extensions } = dataOf(parseCard(json));
  const text = isObject(extensions) ? json : setInText(json, ['data', 'extensions'], {});
  return setInText(text, ['data', 'extensions', name], value);
}
