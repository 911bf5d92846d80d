import { cardMacros } from '../../../outside/ai/card/card-macros.ts';
import { type CharacterCard, type LoreEntry, readCard } from '../../../outside/ai/card/character-card.ts';
import { matchLorebook } from '../../../outside/ai/card/match-lorebook.ts';
import type { PromptMessage } from '../../../outside/ai/companion-ai.ts';
import { estimateTokens } from '../../../outside/ai/estimate-tokens.ts';
import { quotedName } from '../../../outside/ai/quoted-data.ts';
import type { World } from '../../../outside/ai/world.ts';
import type { MemoryTexts } from '../../memory/prompt/memory-texts.ts';
import { plainName } from '../greeting/plain-name.ts';
import { cutToTokens } from './cut-to-tokens.ts';
import { insertAtDepth } from './insert-at-depth.ts';
import { type PartName, type Persona, sections, withOriginal } from './prompt-sections.ts';
import { safetyText } from './safety-text.ts';

/** Of a whole prompt, the platform's rules included, where the model's context is not known. */
export const defaultBudgetTokens = 7500;
/** However much a model could read: more costs much and is hardly heeded. */
const maxBudgetTokens = 24_000;
/** However long a card is, this much is left for what was said, or this part of a shorter prompt. */
const minHistoryTokens = 1000;
const minHistoryShare = 0.3;
/** A part of a long prompt grows with it up to so many times. */
const maxGrowth = 3;
const maxClosingTokens = 250;
const maxDepthTokens = 250;

export type PromptInput = {
  card: unknown;
  characterName: string;
  fanName: string;
  persona?: Persona;
  seed: string;
  /** Of this conversation alone, oldest first, the newest being what is answered. */
  history: PromptMessage[];
  /** Of this fan alone. */
  memory?: MemoryTexts;
  world?: World;
  /** What has just happened, a sentence each. */
  moments?: readonly string[];
  /** What the model can read beside its answer; undefined where it is not known. */
  promptTokens?: number | undefined;
};

/** One part of a prompt: what is sent of it, and what it would take as a whole. */
export type PromptPart = { name: PartName; content: string; tokens: number; wholeTokens: number };

/** The messages that are sent, and what they are made of. */
export type Prompt = { messages: PromptMessage[]; parts: PromptPart[] };

/** The messages of `assemblePromptInParts` alone. */
export function assemblePrompt(input: PromptInput): PromptMessage[] {
  return assemblePromptInParts(input).messages;
}

/**
 * The prompt in the order that character cards are written for: main prompt, book before, persona, description,
 * personality, scenario, book after, example dialogue, chat, post-history instructions, and last of all the platform's
 * rules. Each part has a budget of its own, which grows with what the model can read. Examples go first when room is short,
 * then the oldest messages.
 */
export function assemblePromptInParts(input: PromptInput): Prompt {
  const { history, persona, memory, world } = input;
  const budget = promptBudget(input.promptTokens);
  const card = readCard(input.card, input.characterName);
  const fanName = quotedName(input.fanName);
  const macros = cardMacros({ char: card.name, user: fanName }, input.seed);
  const answers = history.filter(({ role }) => role === 'assistant').length;
  const lore = matchLorebook(
    card.book,
    history.map(({ content }) => content),
    answers,
  );
  const rules = safetyText(plainName(card.name), input.moments);
  const safety = partOf('safety', rules);
  const closing = partOf(
    'post_history',
    macros(withOriginal(card.postHistoryInstructions, '')).trim(),
    maxClosingTokens,
  );
  const depths = depthInserts(card, lore, macros);
  const atDepth = partOf('at_depth', depths.map(({ content }) => content).join('\n'));
  const minHistory = Math.min(minHistoryTokens, Math.floor(budget * minHistoryShare));
  const unframed = safety.tokens + closing.tokens + atDepth.tokens;
  const growth = Math.min(maxGrowth, Math.max(1, budget / defaultBudgetTokens));
  const frame = fitted(
    sections.map(({ name, maxTokens, write }) =>
      partOf(name, macros(write({ card, fanName, persona, lore, memory, world })), maxTokens * growth),
    ),
    budget - unframed - minHistory,
  );

  const used = frame.reduce((sum, { tokens }) => sum + tokens, unframed);
  const room = Math.max(budget - used, minHistory);
  const recentMessages = newestWithin(history, room);
  const chat = chatPart(history, recentMessages);
  const examples = examplesPart(macros(card.mesExample), chat.isCut ? 0 : room - chat.tokens);
  const opening = [...frame, examples].map(({ content }) => content).filter(Boolean);
  return {
    messages: [
      { role: 'system', content: opening.join('\n\n') },
      ...insertAtDepth(recentMessages, depths),
      ...(closing.content === '' ? [] : [{ role: 'system', content: closing.content } as const]),
      { role: 'system', content: rules, isPlatform: true },
    ],
    parts: [...frame, examples, safety, atDepth, chat, closing],
  };
}

/** Tokens of a whole prompt for a model that can read so many. */
export function promptBudget(promptTokens: number | undefined): number {
  return Math.min(promptTokens ?? defaultBudgetTokens, maxBudgetTokens);
}

/** The parts, each cut by the same share where all together do not fit. */
function fitted(parts: PromptPart[], tokens: number): PromptPart[] {
  const sum = parts.reduce((total, part) => total + part.tokens, 0);
  if (sum <= tokens) return parts;
  const share = Math.max(0, tokens) / sum;
  return parts.map(({ name, content, tokens: own, wholeTokens }) => ({
    ...partOf(name, content, Math.floor(own * share)),
    wholeTokens,
  }));
}

function partOf(name: PartName, whole: string, maxTokens = Number.POSITIVE_INFINITY): PromptPart {
  const content = endQuotation(cutToTokens(whole, maxTokens));
  return { name, content, tokens: estimateTokens(content), wholeTokens: estimateTokens(whole) };
}

/** What is cut within a quotation ends it, so that nothing behind it is taken for a part of it. */
function endQuotation(text: string): string {
  return text.lastIndexOf('“') > text.lastIndexOf('”') ? `${text}”` : text;
}

type DepthInsert = { depth: number; role: PromptMessage['role']; content: string };

/** What the card puts in among the messages: its note, and entries of its book. */
function depthInserts(
  { depthPrompt }: CharacterCard,
  lore: LoreEntry[],
  macros: (text: string) => string,
): DepthInsert[] {
  const note = depthPrompt?.prompt
    ? [{ depth: depthPrompt.depth, role: depthPrompt.role, content: depthPrompt.prompt }]
    : [];
  const entries = lore.flatMap(({ position, role, content }) =>
    typeof position === 'number' ? [{ depth: position, role, content }] : [],
  );
  return [
    ...note.map((message) => ({ ...message, content: cutToTokens(macros(message.content), maxDepthTokens) })),
    ...entries.map((message) => ({ ...message, content: macros(message.content) })),
  ];
}

function newestWithin(history: PromptMessage[], tokens: number): PromptMessage[] {
  let left = tokens;
  const first = history.findLastIndex((message, at) => {
    left -= tokensOf(message);
    return left < 0 && at < history.length - 1;
  });
  const recentMessages = history.slice(first + 1);
  // The newest is never left out; what of it does not fit is.
  return recentMessages.length === 1
    ? recentMessages.map((message) => ({ ...message, content: cutToTokens(message.content, tokens) }))
    : recentMessages;
}

function chatPart(
  history: PromptMessage[],
  recentMessages: PromptMessage[],
): PromptPart & { isCut: boolean } {
  const sum = (messages: PromptMessage[]) =>
    messages.reduce((tokens, message) => tokens + tokensOf(message), 0);
  return {
    name: 'history',
    content: recentMessages.map(({ content }) => content).join('\n'),
    tokens: sum(recentMessages),
    wholeTokens: sum(history),
    isCut: recentMessages.length < history.length,
  };
}

function examplesPart(mesExample: string, tokens: number): PromptPart {
  const blocks = mesExample
    .split(/<START>/i)
    .map((block) => block.trim())
    .filter(Boolean);
  const write = (some: string[]) => (some.length > 0 ? `Example dialogue:\n${some.join('\n\n')}` : '');
  let fitting = blocks.length;
  while (fitting > 0 && estimateTokens(write(blocks.slice(0, fitting))) > tokens) fitting--;
  return {
    ...partOf('examples', write(blocks.slice(0, fitting))),
    wholeTokens: estimateTokens(write(blocks)),
  };
}

/** A message takes a few tokens for itself. */
function tokensOf({ content }: PromptMessage): number {
  return estimateTokens(content) + 4;
}
