import type { CardFields, LoreEntryFields } from '@kindred/contract/cards/card-fields';
import { voiceNameMaxLength } from '@kindred/contract/companion/limits';
import { z } from 'zod';
import { type CardObject, dataOf } from './card-text.ts';

const text = z.string().catch('');
const texts = z
  .array(z.unknown())
  .catch([])
  .transform((list) => list.filter((one) => typeof one === 'string'));
const whole = (fallback: number, min = -1_000_000, max = 1_000_000) =>
  z
    .number()
    .catch(fallback)
    .transform((value) => Math.min(max, Math.max(min, Math.round(value))));
const yes = (fallback: boolean) => z.boolean().catch(fallback);
const role = z.enum(['system', 'user', 'assistant']).catch('system');
const record = z.record(z.string(), z.unknown()).catch({});

/** Where a card names its voice: a key of ours, which other programs leave alone. */
export const voiceExtension = 'kindred/voice';

/** Roles as SillyTavern numbers them. */
export const roleNumbers = ['system', 'user', 'assistant'] as const;
/** SillyTavern's number of the place within the chat. */
export const atDepth = 4;

const entry = z.object({
  name: text,
  comment: text,
  keys: texts,
  secondary_keys: texts,
  selective: yes(false),
  content: text,
  enabled: yes(true),
  constant: yes(false),
  case_sensitive: yes(false),
  insertion_order: whole(100),
  priority: whole(100),
  position: z.enum(['before_char', 'after_char']).catch('before_char'),
  extensions: record,
});

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

/** What people edit of a card, whatever is missing or malformed in it. */
export function readCardFields(card: CardObject): CardFields {
  const { character_book, extensions, ...fields } = data.parse(dataOf(card));
  const found = book.safeParse(character_book);
  return {
    ...fields,
    voice: text.parse(extensions[voiceExtension]).slice(0, voiceNameMaxLength),
    depth_prompt: depthPrompt.parse(extensions.depth_prompt),
    book: found.success ? { ...found.data, entries: found.data.entries.map(readEntryFields) } : null,
  };
}

/** One entry of a book, as the editor knows it; `source` is its place there. */
export function readEntryFields(given: unknown, source: number): LoreEntryFields {
  const { extensions, comment, name, ...fields } = entry.parse(
    typeof given === 'object' && given !== null ? given : {},
  );
  const isAtDepth = extensions.position === atDepth;
  return {
    ...fields,
    source,
    name: name || comment,
    logic: whole(0, 0, 3).parse(extensions.selectiveLogic),
    position: isAtDepth ? 'at_depth' : fields.position,
    depth: whole(4, 0, 1000).parse(extensions.depth),
    role: roleNumbers[whole(0, 0, 2).parse(extensions.role)] ?? 'system',
  };
}
