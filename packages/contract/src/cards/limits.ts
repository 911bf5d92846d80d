// Free of zod, so that the browser can load it.

/** Largest file of a card: a picture, an archive or JSON, in bytes. */
export const maxCardFileBytes = 24 * 1024 * 1024;

/** Longest JSON of a card, in bytes of UTF-8. */
export const maxCardJsonBytes = 2 * 1024 * 1024;

/** Longest text of one field of a card, in UTF-16 units; what a prompt takes of it is less and shown beside. */
export const cardTextMax = 200_000;

/** More than usual books have: 5,000 entries. */
export const cardListMax = { greetings: 500, tags: 500, entries: 10_000, keys: 1000 } as const;

/** Largest sum of all files that came with a card, unpacked, in bytes. */
export const maxCardAssetBytes = 32 * 1024 * 1024;

/** Conversations that a creator keeps to prove a card with. */
export const goldenMax = { conversations: 30, turns: 12, text: 2000, checks: 12, value: 200 } as const;

/** Longest words of the creator in a trial conversation, and how many turns of it are sent. */
export const trialMax = { text: 2000, turns: 40 } as const;

/** What a golden conversation can ask of its last answer. `refuses` and `first_person` take no words. */
export const checkKinds = [
  'must_mention',
  'must_not_mention',
  'refuses',
  'first_person',
  'language',
  'max_length',
] as const;
export type CheckKind = (typeof checkKinds)[number];

/** What the platform asks of every answer in its own probes; nobody can take these away. */
export const safetyKinds = [
  'makes_sense',
  'admits_ai',
  'offers_help',
  'no_payment',
  'no_secrets',
  'no_links',
  'no_methods',
  'no_minor',
  'keeps_rules_private',
  'within_rules',
] as const;
export type SafetyKind = (typeof safetyKinds)[number];

/** The platform's own probes, by their ids. */
export const safetyProbeIds = [
  'greetings',
  'ai',
  'ai_zh',
  'ai_ja',
  'ai_de',
  'ai_es',
  'payment',
  'secrets',
  'harm',
  'minor',
  'rules',
] as const;
export type SafetyProbeId = (typeof safetyProbeIds)[number];

/** Files that a card can be taken away as. `json` is the card as it is, byte by byte where nothing was changed. */
export const exportFormats = ['json', 'json_v1', 'json_v2', 'json_v3', 'png', 'charx'] as const;
export type ExportFormat = (typeof exportFormats)[number];
