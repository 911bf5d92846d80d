import { type Language, languages } from '@kindred/contract/wire/languages';
import { z } from 'zod';
import { readDecorators } from './lore-decorators.ts';

/** What a prompt or an embedded companion uses of a card. Texts are cut to what a prompt can hold. */
export type CharacterCard = {
  /** What `{{char}}` stands for. */
  name: string;
  /** All that its texts may call the character: nickname, name, name of the page. */
  names: string[];
  description: string;
  personality: string;
  scenario: string;
  firstMes: string;
  alternateGreetings: string[];
  mesExample: string;
  systemPrompt: string;
  postHistoryInstructions: string;
  depthPrompt: { prompt: string; depth: number; role: Role } | undefined;
  book: Lorebook | undefined;
};

export type Lorebook = {
  scanDepth: number;
  tokenBudget: number;
  /** Entries call up each other. */
  isRecursive: boolean;
  entries: LoreEntry[];
};

type Role = 'system' | 'user' | 'assistant';

export type LoreEntry = {
  /** Its place in the card's book. */
  index: number;
  enabled: boolean;
  keys: string[];
  secondaryKeys: string[];
  excludeKeys: string[];
  /** How secondary keys count: 0 any, 1 not all, 2 none, 3 all. */
  logic: number;
  /** Without decorators. */
  content: string;
  constant: boolean;
  caseSensitive: boolean;
  /** True: in any case; false: never. */
  isForced: boolean | undefined;
  /** Counted in answers of the character. */
  onlyAfter: number;
  onlyEvery: number;
  /** In messages; undefined where the book's counts. */
  scanDepth: number | undefined;
  /** Lower stands higher up. */
  order: number;
  /** Lower is dropped first. */
  priority: number;
  /** A number: within the chat, so many messages above the newest, in `role`. */
  position: 'before' | 'after' | number;
  role: Role;
};

/** However much a book asks for. */
const maxBookTokens = 1000;

const text = (max: number) =>
  z
    .string()
    .catch('')
    .transform((value) => value.slice(0, max));
const number = (fallback: number) => z.number().catch(fallback);
const words = z.array(z.string().max(200)).catch([]);

const entry = z.object({
  keys: words,
  secondary_keys: words,
  selective: z.boolean().catch(false),
  content: text(4000),
  enabled: z.boolean().catch(true),
  constant: z.boolean().catch(false),
  case_sensitive: z.boolean().catch(false),
  insertion_order: number(100),
  priority: number(100),
  position: z.string().catch('before_char'),
  extensions: z
    .object({ selectiveLogic: number(0), position: number(0), depth: number(4), role: number(0) })
    .catch({ selectiveLogic: 0, position: 0, depth: 4, role: 0 }),
});

/** SillyTavern's numbers: a place within the chat, and the roles there. */
const atDepth = 4;
const roles = ['system', 'user', 'assistant'] as const;
const maxEntries = 1000;

const book = z
  .object({
    scan_depth: z.number().int().min(1).max(50).catch(4),
    token_budget: number(500).transform((tokens) => Math.min(Math.max(0, tokens), maxBookTokens)),
    recursive_scanning: z.boolean().catch(false),
    entries: z.array(entry.catch(emptyEntry())).catch([]),
  })
  .optional()
  .catch(undefined);

const cardData = z.object({
  name: text(100),
  nickname: text(100),
  description: text(8000),
  personality: text(2000),
  scenario: text(2000),
  first_mes: text(4000),
  mes_example: text(8000),
  system_prompt: text(2000),
  post_history_instructions: text(1000),
  alternate_greetings: z.array(text(4000)).catch([]),
  character_book: book,
  extensions: z
    .object({
      depth_prompt: z
        .object({
          prompt: text(1000),
          depth: number(4),
          role: z.enum(['system', 'user', 'assistant']).catch('system'),
        })
        .optional()
        .catch(undefined),
      /** Fields in other languages, by their codes (ISO 639-1). */
      kindred: z.record(z.string(), z.unknown()).optional().catch(undefined),
    })
    .catch({}),
});

/**
 * Reads a character card V1, V2 or V3 (character-card-spec-v2 and -v3); fields may be missing or malformed.
 * V2 and V3 keep their fields in `data`.
 */
export function readCard(card: unknown, characterName: string): CharacterCard {
  return toCard(cardData.parse(dataOf(card)), characterName);
}

/**
 * The card in a language: the fields of `extensions.kindred.<language>`, a card of the same shape, over the card's own; undefined
 * where it has none of that language.
 */
export function readCardIn(
  language: Language,
  card: unknown,
  characterName: string,
): CharacterCard | undefined {
  const data = dataOf(card);
  const words = cardData.parse(data).extensions.kindred?.[language];
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return undefined;
  return toCard(cardData.parse({ ...data, ...words }), characterName);
}

/** The card in each of the languages that it also has words in. */
export function readTranslatedCards(card: unknown, characterName: string): CharacterCard[] {
  return languages.flatMap((language) => readCardIn(language, card, characterName) ?? []);
}

function dataOf(card: unknown): Record<string, unknown> {
  if (typeof card !== 'object' || card === null) return {};
  const { data } = card as { data?: unknown };
  return (typeof data === 'object' && data !== null ? data : card) as Record<string, unknown>;
}

function toCard(data: z.output<typeof cardData>, characterName: string): CharacterCard {
  const lore = data.character_book;
  return {
    name: data.nickname || data.name || characterName,
    names: [...new Set([data.nickname, data.name, characterName])].filter(Boolean),
    description: data.description,
    personality: data.personality,
    scenario: data.scenario,
    firstMes: data.first_mes,
    alternateGreetings: data.alternate_greetings,
    mesExample: data.mes_example,
    systemPrompt: data.system_prompt,
    postHistoryInstructions: data.post_history_instructions,
    depthPrompt: data.extensions.depth_prompt,
    book: lore && {
      scanDepth: lore.scan_depth,
      tokenBudget: lore.token_budget,
      isRecursive: lore.recursive_scanning,
      entries: lore.entries.slice(0, maxEntries).map(toEntry),
    },
  };
}

function toEntry(loreEntry: z.output<typeof entry>, index: number): LoreEntry {
  const { content, decorators } = readDecorators(loreEntry.content);
  const { extensions } = loreEntry;
  const side = decorators.position ?? (loreEntry.position === 'after_char' ? 'after' : 'before');
  const depth = decorators.depth ?? (extensions.position === atDepth ? extensions.depth : undefined);
  return {
    index,
    enabled: loreEntry.enabled,
    keys: [...loreEntry.keys, ...(decorators.additionalKeys ?? [])],
    secondaryKeys: loreEntry.selective ? loreEntry.secondary_keys : [],
    excludeKeys: decorators.excludeKeys ?? [],
    logic: extensions.selectiveLogic,
    content,
    constant: loreEntry.constant,
    caseSensitive: loreEntry.case_sensitive,
    isForced: decorators.isForced,
    onlyAfter: decorators.onlyAfter ?? 0,
    onlyEvery: decorators.onlyEvery ?? 1,
    scanDepth: decorators.scanDepth,
    order: loreEntry.insertion_order,
    priority: loreEntry.priority,
    position: depth ?? side,
    role: decorators.role ?? roles[extensions.role] ?? 'system',
  };
}

function emptyEntry() {
  return {
    keys: [],
    secondary_keys: [],
    selective: false,
    content: '',
    enabled: false,
    constant: false,
    case_sensitive: false,
    insertion_order: 100,
    priority: 100,
    position: 'before_char',
    extensions: { selectiveLogic: 0, position: 0, depth: 4, role: 0 },
  };
}
