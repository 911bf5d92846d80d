import { dataOf, parseCard, specOf } from './card-text.ts';
import { mapEntryTexts } from './entry-texts.ts';
import { setInText } from './set-in-text.ts';

/** All that a V1 card says. */
export const v1Fields = [
  'name',
  'description',
  'personality',
  'scenario',
  'first_mes',
  'mes_example',
] as const;
const backfillWarning = 'This card was written for version 3 of the format; parts of it are missing here.';

/** The card as V1: six flat texts. A V1 stays as it is. */
export function toV1(json: string): string {
  const card = parseCard(json);
  if (specOf(card) === 'v1') return json;
  const data = dataOf(card);
  return JSON.stringify(Object.fromEntries(v1Fields.map((field) => [field, textOf(data[field])])), null, 2);
}

/**
 * What `chara` holds: a V1 or V2 stays as it is. Of a V3 it is what V2 can say, without decorators, and says so in its
 * notes, as the V3 specification asks.
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

/** What a V2 card says that says nothing. */
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

/** The card as V2 for whoever asks for one: a V1 gets the fields that V2 adds, empty. */
export function upgradeToV2(json: string): string {
  const card = parseCard(json);
  if (specOf(card) !== 'v1') return toV2(json);
  const data = {
    ...emptyV2Data,
    ...card,
  };
  return JSON.stringify({ spec: 'chara_card_v2', spec_version: '2.0', data }, null, 2);
}

/** The card as V3: what V3 requires and is not there is added, all else stays letter by letter. */
export function toV3(json: string): string {
  const given = parseCard(json);
  if (specOf(given) === 'v3') return json;
  let text = specOf(given) === 'v1' ? upgradeToV2(json) : json;
  const card = parseCard(text);
  text = setInText(text, ['spec'], 'chara_card_v3');
  text = setInText(text, ['spec_version'], '3.0');
  if (dataOf(card).group_only_greetings === undefined)
    text = setInText(text, ['data', 'group_only_greetings'], []);
  return mapEntryTexts(text, (entry, fields) =>
    fields.use_regex === undefined ? setInText(entry, ['use_regex'], false) : entry,
  );
}

/** The value where it is text, else an empty text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
