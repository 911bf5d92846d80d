import type { CardFields, LoreEntryFields } from '@kindred/contract/cards/card-fields';
import { voiceNameMaxLength } from '@kindred/contract/companion/limits';
import { z } from 'zod';
import { type CardObject, dataOf, isObject } from './card-text.ts';

const text = z.string().catch('');
const texts = z
  .array(z.unknown())
  .catch([])
  .transform((list) => list.filter((item) => typeof item === 'string'));
const whole = (fallback: number, min = -1_000_000, max = 1_000_000) =>
  z
    .number()
    .catch(fallback)
    .transform((value) => Math.min(max, Math.max(min, Math.round(value))));
const yes = (fallback: boolean) => z.boolean().catch(fallback);
const role = z.enum(['system', 'user', 'assistant']).catch('system');
const record = z.record(z.string(), z.unknown()).catch({});

/** The key under which a card stores its voice; other programs leave it alone. */
export const voiceExtension = 'kindred/voice';

export const roleNumbers = ['system', 'user', 'assistant'] as const;
/** SillyTavern's number of the position within the chat. */
export const atDepth = 4;

const book = z.object({
  scan_depth: whole(4, 0, 1000),
  token_budget: whole(500, 0),
  recursive_scanning: yes(false),
  entries: z.array(z.unknown()).catch([]),
});

const data = z.object({
  name: text,
  nickname: text,
  description: text,
  personality: text,
  scenario: text,
  first_mes: text,
  alternate_greetings: texts,
  mes_example: text,
  system_prompt: text,
  post_history_instructions: text,
  creator_notes: text,
  tags: texts,
  creator: text,
  character_version: text,
  character_book: z.unknown().optional(),
  extensions: record,
});

const depthPrompt = z
  .object({ prompt: text, depth: whole(4, 0, 1000), role })
  .catch({ prompt: '', depth: 4, role: 'system' });

/** Reads the editable fields of a card; missing and malformed ones get defaults. */
export function readCardFields(card: CardObject): CardFields {
  const { character_book, extensions, ...fields } = data.parse(dataOf(card));
  const parsedBook = book.safeParse(character_book);
  return {
    ...fields,
    voice: text.parse(extensions[voiceExtension]).slice(0, voiceNameMaxLength),
    depth_prompt: depthPrompt.parse(extensions.depth_prompt),
    book: parsedBook.success
      ? { ...parsedBook.data, entries: parsedBook.data.entries.map(readEntryFields) }
      : null,
  };
}

/**
 * Reads one entry of a book; `source` is its index there. Parsed by hand: books have thousands of entries, and a schema
 * creates an error for each missing value.
 */
export function readEntryFields(value: unknown, source: number): LoreEntryFields {
  const entry = isObject(value) ? value : {};
  const extensions = isObject(entry.extensions) ? entry.extensions : {};
  const isAtDepth = extensions.position === atDepth;
  const position = entry.position === 'after_char' ? 'after_char' : 'before_char';
  return {
    source,
    name: textOr(entry.name, '') || textOr(entry.comment, ''),
    keys: textsOf(entry.keys),
    secondary_keys: textsOf(entry.secondary_keys),
    selective: flagOr(entry.selective, false),
    logic: wholeOr(extensions.selectiveLogic, { fallback: 0, min: 0, max: 3 }),
    content: textOr(entry.content, ''),
    enabled: flagOr(entry.enabled, true),
    constant: flagOr(entry.constant, false),
    case_sensitive: flagOr(entry.case_sensitive, false),
    insertion_order: wholeOr(entry.insertion_order, { fallback: 100 }),
    priority: wholeOr(entry.priority, { fallback: 100 }),
    position: isAtDepth ? 'at_depth' : position,
    depth: wholeOr(extensions.depth, { fallback: 4, min: 0, max: 1000 }),
    role: roleNumbers[wholeOr(extensions.role, { fallback: 0, min: 0, max: 2 })] ?? 'system',
  };
}

const textOr = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);
const flagOr = (value: unknown, fallback: boolean) => (typeof value === 'boolean' ? value : fallback);
const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function wholeOr(
  value: unknown,
  { fallback, min = -1_000_000, max = 1_000_000 }: { fallback: number; min?: number; max?: number },
): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return fallback;
  return Math.min(max, Math.max(min, Math.round(value)));
}
