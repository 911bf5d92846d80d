import { z } from 'zod';
import { voiceNameMaxLength } from '../companion/limits.ts';
import { cardListMax, cardTextMax } from './limits.ts';

const text = z.string().max(cardTextMax);
const keys = z.array(z.string().max(1000)).max(cardListMax.keys);
const whole = z.number().int().min(-1_000_000).max(1_000_000);
const role = z.enum(['system', 'user', 'assistant']);

/** One entry of a card's book, by the names of the format. */
export const loreEntry = z.object({
  /** Which entry of the stored draft this is, counted from 0; null for a new one. What else it holds stays with it. */
  source: z.number().int().min(0).nullable(),
  name: z.string().max(1000),
  keys,
  secondary_keys: keys,
  /** Whether the secondary keys count. */
  selective: z.boolean(),
  /** How secondary keys count: 0 any, 1 not all, 2 none, 3 all. */
  logic: z.number().int().min(0).max(3),
  content: text,
  enabled: z.boolean(),
  constant: z.boolean(),
  case_sensitive: z.boolean(),
  /** Lower stands higher up. */
  insertion_order: whole,
  /** Lower is dropped first. */
  priority: whole,
  position: z.enum(['before_char', 'after_char', 'at_depth']),
  /** For `at_depth`: so many messages above the newest, in this role. */
  depth: z.number().int().min(0).max(1000),
  role,
});
export type LoreEntryFields = z.infer<typeof loreEntry>;

/** What a creator edits of a card (V1, V2, V3), by the names of the format. */
export const cardFields = z.object({
  name: z.string().max(200),
  /** V3: what `{{char}}` stands for in place of the name; '' without. */
  nickname: z.string().max(200),
  description: text,
  personality: text,
  scenario: text,
  first_mes: text,
  alternate_greetings: z.array(text).max(cardListMax.greetings),
  mes_example: text,
  system_prompt: text,
  post_history_instructions: text,
  depth_prompt: z.object({ prompt: text, depth: z.number().int().min(0).max(1000), role }),
  /** For people who use the card; never part of a prompt. */
  creator_notes: text,
  tags: z.array(z.string().max(200)).max(cardListMax.tags),
  creator: z.string().max(1000),
  /** The name of the voice in which messages are read aloud; '' for the default one. In the card it is an extension of ours. */
  voice: z.string().max(voiceNameMaxLength),
  character_version: z.string().max(200),
  book: z
    .object({
      scan_depth: z.number().int().min(0).max(1000),
      token_budget: z.number().int().min(0).max(1_000_000),
      recursive_scanning: z.boolean(),
      entries: z.array(loreEntry).max(cardListMax.entries),
    })
    .nullable(),
});
export type CardFields = z.infer<typeof cardFields>;
