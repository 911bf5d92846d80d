import { dataOf, parseCard, specOf } from './card-text.ts';
import { mapEntryTexts } from './entry-texts.ts';
import { setInText } from './set-in-text.ts';

/** All fields of a V1 card. */
export const v1Fields = [
  'name',
  'description',
  'personality',
  'scenario',
  'first_mes',
  'mes_example',
] as const;
const backfillWarning = 'This card was written for version 3 of the format; parts of it are missing here.';

/** Returns the card as V1: six flat texts. A V1 stays as it is. */
export function toV1(json: string): string {
  const card = parseCard(json);
  if (specOf(card) === 'v1') return json;
  const data = dataOf(card);
  return JSON.stringify(Object.fromEntries(v1Fields.map((field) => [field, textOf(data[field])])), null, 2);
}

/**
 * Returns the text for `chara`: a V1 or V2 stays as it is. A V3 becomes the V2 subset without decorators and says so in
 * its notes, as the V3 specification requires.
 */
export function toV2(json: string): string {
  const card = parseCard(json);
  if (specOf(card) !== 'v3') return json;
  let text = setInText(json, ['spec'], 'chara_card_v2');
  text = setInText(text, ['spec_version'], '2.0');
  const data = dataOf(card);
  const notes = [backfillWarning, textOf(data.creator_notes)].filter(Boolean).join('\n\n');
  text = setInText(text, ['data', 'creator_notes'], notes);
  return mapEntryTexts(text, (entry, fields) => {
    const content = textOf(fields.content);
    const plain = content.replace(/^@@.*(?:\r?\n|$)/gm, '');
    return plain === content ? entry : setInText(entry, ['content'], plain);
  });
}

/** The values of an empty V2 card. */
export const emptyV2Data = {
  ...Object.fromEntries(v1Fields.map((field) => [field, ''])),
  creator_notes: '',
  system_prompt: '',
  post_history_instructions: '',
  alternate_greetings: [],
  tags: [],
  creator: '',
  character_version: '',
  extensions: {},
};

/** Returns a V1 card as V2, with the fields that V2 adds, empty. */
export function upgradeToV2(json: string): string {
  const card = parseCard(json);
  if (specOf(card) !== 'v1') return toV2(json);
  const data = {
    ...emptyV2Data,
    ...card,
  };
  return JSON.stringify({ spec: 'chara_card_v2', spec_version: '2.0', data }, null, 2);
}

/** Returns the card as V3: adds what V3 requires and the card lacks; leaves everything else letter by letter. */
export function toV3(json: string): string {
  const original = parseCard(json);
  if (specOf(original) === 'v3') return json;
  let text = specOf(original) === 'v1' ? upgradeToV2(json) : json;
  const card = parseCard(text);
  text = setInText(text, ['spec'], 'chara_card_v3');
  text = setInText(text, ['spec_version'], '3.0');
  if (dataOf(card).group_only_greetings === undefined)
    text = setInText(text, ['data', 'group_only_greetings'], []);
  return mapEntryTexts(text, (entry, fields) =>
    fields.use_regex === undefined ? setInText(entry, ['use_regex'], false) : entry,
  );
}

/** Returns the value when it is text, else an empty text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
