import { maxCardJsonBytes } from '@kindred/contract/cards/limits';
import { visit } from 'jsonc-parser';
import { refuse } from '../../../platform/app-error.ts';

export type CardSpec = 'v1' | 'v2' | 'v3';
export type CardObject = Record<string, unknown>;

const maxDepth = 64;

/**
 * The JSON text of a card as it came, byte by byte; only a text with doubled keys is written anew, since nobody can say
 * which of the two counts. Refuses `cardRefused` for what is no card and `tooLarge` for more than 2 MB.
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

/** The object of a card's JSON. Refuses `cardRefused` for anything else. */
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
 * Which version of the format this is; undefined for none. `spec` counts first: some programs write copies of the V1
 * fields beside `data`. A later V3 is one as well.
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

/** Where a card keeps its fields: V1 at the top, V2 and V3 in `data`. */
export function dataOf(card: CardObject): CardObject {
  return isObject(card.data) ? card.data : card;
}

/** Whether JSON is an object: neither a list nor null. */
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

/** How deep the brackets go, without a parser that goes as deep. */
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
