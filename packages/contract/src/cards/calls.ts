import { z } from 'zod';
import { defineCall, defineForm, defineStream } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput } from '../wire/pages.ts';
import {
  cardListMax,
  cardTextMax,
  checkKinds,
  goldenMax,
  maxCardFileBytes,
  safetyKinds,
  trialMax,
} from './limits.ts';

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

/** What the person has to know of a file that came in. `detail` names what it is about; '' where nothing. */
const importNote = z.object({
  kind: z.enum(['newer_version', 'location_removed', 'picture_unreadable', 'remote_assets', 'system_prompt']),
  detail: z.string(),
});
export type ImportNote = z.infer<typeof importNote>;

const check = z.object({
  kind: z.enum(checkKinds),
  /** Words to mention, a language (`en`, `zh`) or a number of characters; '' where the kind needs none. */
  value: z.string().trim().max(goldenMax.value),
});
export type Check = z.infer<typeof check>;

/** A conversation that is replayed before publishing: what a fan says, turn by turn, and what the last answer must do. */
export const goldenConversation = z.object({
  title: z.string().trim().min(1).max(200),
  turns: z.array(z.string().trim().min(1).max(goldenMax.text)).min(1).max(goldenMax.turns),
  checks: z.array(check).max(goldenMax.checks),
});
export type GoldenConversation = z.infer<typeof goldenConversation>;

const anyCheck = z.object({ kind: z.enum([...checkKinds, ...safetyKinds]), value: z.string() });
export type AnyCheck = z.infer<typeof anyCheck>;

/** One conversation replayed: the answers before and now, and what each check says of them. */
export const probeResult = z.object({
  /** One of `safetyProbeIds`, or the place of a golden conversation, counted from 0. */
  probe: z.string(),
  kind: z.enum(['safety', 'golden']),
  /** The creator's name for it; '' for the platform's. */
  title: z.string(),
  /** What the fan said last; '' where nobody was asked. */
  question: z.string(),
  /** With what is published, under the model of that time; null where there was nothing to compare with. */
  old_answer: z.string().nullable(),
  new_answer: z.string(),
  checks: z.array(anyCheck.extend({ passed: z.boolean() })),
  /** Checks that the old answer passed and the new one fails. */
  worse: z.array(anyCheck),
  passed: z.boolean(),
});
export type ProbeResult = z.infer<typeof probeResult>;

const proof = z.object({
  created_at: instant,
  model: z.string(),
  results: z.array(probeResult),
  /** Every one of the platform's safety probes holds. */
  is_safe: z.boolean(),
  /** It was made of the draft as it is now, with the model that answers now. */
  is_current: z.boolean(),
});
export type Proof = z.infer<typeof proof>;

export const cardStudio = z.object({
  card: cardFields,
  /** Counts changes of the draft; a change is refused when it was made of an older one. */
  version: z.number().int(),
  spec: z.enum(['v1', 'v2', 'v3']),
  /** The draft differs from what is published. */
  is_changed: z.boolean(),
  published_at: instant.nullable(),
  /** Address of the card's own picture as it is shown; '' without one. */
  picture: z.string(),
  /** What exported files begin with; add a format of `exportFormats` and ask for it within five minutes. */
  export_url: z.string(),
  /** Files that came with the card. They leave with it as CHARX; a PNG or JSON cannot hold them. */
  assets: z.array(z.object({ path: z.string(), bytes: z.number().int() })),
  golden: z.array(goldenConversation),
  /** The newest proof of the draft. */
  proof: proof.nullable(),
  /** Which model answers; `offline` for the embedded companion. */
  model: z.string(),
  /** What is published was proven with another model. */
  is_model_changed: z.boolean(),
});
export type CardStudio = z.infer<typeof cardStudio>;

const ownCard = {
  auth: 'creator',
  rule: 'The creator whose character it is.',
  limit: { max: 120, per: 'user', seconds: 60 },
} as const;

export const getCardStudioCall = defineCall({
  ...ownCard,
  name: 'getCardStudio',
  summary: 'My character card as a draft, with what is published beside it.',
  method: 'GET',
  path: '/v3/api/card/studio',
  input: noInput,
  output: cardStudio,
  refusals: [],
  maxBytes: 1024,
  idempotency: 'read',
});

export const saveCardDraftCall = defineCall({
  ...ownCard,
  name: 'saveCardDraft',
  summary: 'Change some fields of the draft; whatever else the card holds stays, byte by byte.',
  method: 'POST',
  path: '/v3/api/card/draft/save',
  input: z.object({ version: z.number().int(), change: cardFields.partial() }),
  output: z.object({
    version: z.number().int(),
    is_changed: z.boolean(),
    /** The book as it is stored now, so that the next change names its entries. */
    book: cardFields.shape.book,
  }),
  refusals: ['draftChanged'],
  maxBytes: 4 * 1024 * 1024,
  idempotency: 'natural',
});

export const discardCardDraftCall = defineCall({
  ...ownCard,
  name: 'discardCardDraft',
  summary: 'Go back to the card that is published.',
  method: 'POST',
  path: '/v3/api/card/draft/discard',
  input: noInput,
  output: cardStudio,
  refusals: [],
  maxBytes: 1024,
  idempotency: 'natural',
});

export const importCardCall = defineForm({
  ...ownCard,
  name: 'importCard',
  summary: 'Take a card (`file`: PNG, JSON or CHARX; V1, V2 or V3) as the draft.',
  method: 'POST',
  path: '/v3/api/card/import',
  input: z.object({}),
  output: cardStudio.extend({ notes: z.array(importNote) }),
  refusals: ['cardRefused'],
  limit: { max: 20, per: 'user', seconds: 60 },
  maxBytes: maxCardFileBytes,
  idempotency: 'natural',
});

export const testLorebookCall = defineCall({
  ...ownCard,
  name: 'testLorebook',
  summary: 'Which entries of the draft’s book a text calls up, and why.',
  method: 'POST',
  path: '/v3/api/card/lorebook/test',
  input: z.object({ text: z.string().max(8000) }),
  output: z.object({
    list: z.array(
      z.object({
        /** Place in the book, counted from 0. */
        entry: z.number().int(),
        outcome: z.enum(['inserted', 'over_budget', 'no_match', 'disabled', 'empty']),
        /** The key that was found, or `constant`; null where none was. */
        matched: z.string().nullable(),
        tokens: z.number().int(),
      }),
    ),
    tokens: z.number().int(),
    token_budget: z.number().int(),
  }),
  refusals: [],
  maxBytes: 64 * 1024,
  idempotency: 'read',
});

export const promptPart = z.object({
  name: z.enum([
    'main',
    'lore_before',
    'persona',
    'known',
    'description',
    'personality',
    'scenario',
    'lore_after',
    'facts',
    'summary',
    'recalled',
    'examples',
    'safety',
    'at_depth',
    'history',
    'post_history',
  ]),
  /** What is sent of it; the platform's own rules are not shown. */
  content: z.string(),
  tokens: z.number().int(),
  /** What it would take as a whole. */
  whole_tokens: z.number().int(),
});
export type PromptPartFields = z.infer<typeof promptPart>;

export const tryCardCall = defineStream({
  ...ownCard,
  name: 'tryCard',
  summary:
    'Talk with the draft: first the prompt that is sent, then the answer as it is written. Nothing is stored.',
  method: 'POST',
  path: '/v3/api/card/try',
  input: z.object({
    messages: z
      .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(trialMax.text) }))
      .min(1)
      .max(trialMax.turns),
  }),
  output: z.object({
    prompt: z
      .object({ parts: z.array(promptPart), tokens: z.number().int(), budget: z.number().int() })
      .optional(),
    content: z.string().optional(),
  }),
  refusals: ['textRefused'],
  limit: { max: 30, per: 'user', seconds: 60 },
  maxBytes: 128 * 1024,
  idempotency: 'read',
});

export const writeCardCall = defineCall({
  ...ownCard,
  name: 'writeCard',
  summary:
    'A proposal for the card out of my own posts and answers. Nothing is stored before I take it over.',
  method: 'POST',
  path: '/v3/api/card/write',
  input: noInput,
  output: cardFields.pick({
    description: true,
    personality: true,
    scenario: true,
    first_mes: true,
    mes_example: true,
  }),
  refusals: [],
  limit: { max: 20, per: 'user', seconds: 3600 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const saveGoldenConversationsCall = defineCall({
  ...ownCard,
  name: 'saveGoldenConversations',
  summary: 'Keep the conversations that prove my card, all of them as given here.',
  method: 'POST',
  path: '/v3/api/card/golden/save',
  input: z.object({ list: z.array(goldenConversation).max(goldenMax.conversations) }),
  output: z.object({ list: z.array(goldenConversation) }),
  refusals: ['textRefused'],
  maxBytes: 1024 * 1024,
  idempotency: 'natural',
});

export const runCardProofCall = defineStream({
  ...ownCard,
  name: 'runCardProof',
  summary:
    'Replay the golden conversations and the platform’s safety probes with the draft, one line each, the whole proof last.',
  method: 'POST',
  path: '/v3/api/card/proof/run',
  input: noInput,
  output: z.object({
    /** How many conversations there are in all. */
    total: z.number().int(),
    result: probeResult.optional(),
    proof: proof.optional(),
  }),
  refusals: [],
  limit: { max: 20, per: 'user', seconds: 3600 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const publishCardCall = defineCall({
  ...ownCard,
  name: 'publishCard',
  summary: 'Have the companion answer from the draft from now on.',
  method: 'POST',
  path: '/v3/api/card/publish',
  input: z.object({ version: z.number().int() }),
  output: cardStudio,
  refusals: ['draftChanged', 'textRefused', 'proofNeeded', 'safetyProbeFailed', 'cardNameless'],
  maxBytes: 1024,
  idempotency: 'natural',
});

export const listGreetingsCall = defineCall({
  name: 'listGreetings',
  summary:
    'How a character’s companion begins: the card’s first message, then its alternates, with names filled in.',
  method: 'GET',
  path: '/v3/api/dialogue/greet/list',
  auth: 'user',
  input: z.object({ char_id: id }),
  output: z.object({ list: z.array(z.object({ content: z.string() })) }),
  refusals: [],
  rule: 'Whoever can see the character.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
