import { maxCardJsonBytes } from '@kindred/contract/cards/limits';
import { visit } from 'jsonc-parser';
import { refuse } from '../../../platform/app-error.ts';

export type CardSpec = 'v1' | 'v2' | 'v3';
export type CardObject = Record<string, unknown>;

const maxDepth = 64;

/**
 * Returns the JSON text of a card byte by byte; serializes again only a text with duplicate keys, where the two values
 * contradict each other. Refuses with `cardRefused` when it is no card and with `tooLarge` above 2 MB.
 */
export function acceptCardText(bytes: Uint8Array): string {
  if (bytes.byteLength > maxCardJsonBytes) refuse('tooLarge');
  const text = decode(bytes);
  if (depthOf(text) > maxDepth) refuse('cardRefused');
  const card = parseCard(text);
  const { name } = dataOf(card);
  if (typeof name !== 'string' || specOf(card) === undefined) refuse('cardRefused');
  return hasDoubledKeys(text) ? JSON.stringify(card, null, 2) : text;
}

/** Parses a card's JSON; refuses with `cardRefused` when it is no object. */
export function parseCard(text: string): CardObject {
  let card: unknown;
  try {
    card = JSON.parse(text);
  } catch {
    refuse('cardRefused');
  }
  return isObject(card) ? card : refuse('cardRefused');
}

/**
 * Returns the version of the card format; undefined when it is none. `spec` decides first: some programs write copies of
 * the V1 fields beside `data`. A later V3.x is a V3.
 */
export function specOf(card: CardObject): CardSpec | undefined {
  if (isObject(card.data)) {
    if (card.spec === 'chara_card_v2') return 'v2';
    if (card.spec === 'chara_card_v3') return 'v3';
    return undefined;
  }
  const isFlat = ['description', 'personality', 'scenario', 'first_mes', 'mes_example'].some(
    (field) => typeof card[field] === 'string',
  );
  return card.spec === undefined && isFlat ? 'v1' : undefined;
}

/** Returns the object with a card's fields: the top level of a V1, `data` of V2 and V3. */
export function dataOf(card: CardObject): CardObject {
  return isObject(card.data) ? card.data : card;
}

/** Whether the value is an object, not a list or null. */
export function isObject(value: unknown): value is CardObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('cardRefused');
  }
}

/** Returns the depth of the brackets, without a parser that recurses as deep. */
function depthOf(text: string): number {
  let depth = 0;
  let max = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isInString && letter === '\\') at++;
    else if (letter === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (letter === '{' || letter === '[') max = Math.max(max, ++depth);
    else if (letter === '}' || letter === ']') depth--;
  }
  return max;
}

function hasDoubledKeys(text: string): boolean {
  const open: Set<string>[] = [];
  let isDoubled = false;
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key) => {
      const keys = open.at(-1);
      isDoubled ||= keys?.has(key) === true;
      keys?.add(key);
    },
  });
  return isDoubled;
}
