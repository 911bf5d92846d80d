import { z } from 'zod';
import { defineCall, defineForm, defineStream } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput } from '../wire/pages.ts';
import { cardFields } from './card-fields.ts';
import { goldenMax, maxCardFileBytes, trialMax } from './limits.ts';
import { goldenConversation, probeResult, proof } from './proof.ts';

/** What the person has to know of a file that came in. `detail` names what it is about; '' where nothing. */
const importNote = z.object({
  kind: z.enum(['newer_version', 'location_removed', 'picture_unreadable', 'remote_assets', 'system_prompt']),
  detail: z.string(),
});
export type ImportNote = z.infer<typeof importNote>;

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
  refusals: ['cardRefused', 'cardBeyondLimits'],
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
    'world',
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
  isSpeech: true,
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
