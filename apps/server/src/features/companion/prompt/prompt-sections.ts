import type { CharacterCard, LoreEntry } from '../../../outside/ai/card/character-card.ts';
import { quotedData } from '../../../outside/ai/quoted-data.ts';
import type { World } from '../../../outside/ai/world.ts';
import { type MemoryTexts, memoryBudgets } from '../../memory/prompt/memory-texts.ts';
import { worldText } from '../world/world-text.ts';
import { defaultMainPrompt } from './safety-text.ts';

/** Everything that a prompt is made of, in the order in which it stands there. */
export const partNames = [
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
] as const;
export type PartName = (typeof partNames)[number];

/** How a fan wants to be seen, in their own words. */
export type Persona = { pronouns: string; about: string };

export type SectionInput = {
  card: CharacterCard;
  fanName: string;
  persona: Persona | undefined;
  /** Called up by what was said, in insertion order. */
  lore: LoreEntry[];
  /** Of this fan alone; undefined where a card is tried. */
  memory: MemoryTexts | undefined;
  /** The creator's page as this fan may see it; undefined where a card is tried. */
  world: World | undefined;
};

/** A part that stands before the chat. `maxTokens` is the most it may take, so that something is left for the chat. */
export type Section = { name: PartName; maxTokens: number; write: (given: SectionInput) => string };

/**
 * What stands before the chat, in the order that character cards are written for. What else is to be known there (a
 * summary, facts) is one more line, and one more name above. The budgets are those of a prompt of `defaultBudgetTokens`; a longer prompt has more of each.
 */
export const sections: readonly Section[] = [
  { name: 'main', maxTokens: 500, write: ({ card }) => withOriginal(card.systemPrompt, defaultMainPrompt) },
  { name: 'lore_before', maxTokens: 1000, write: ({ lore }) => bookText(lore, 'before') },
  { name: 'persona', maxTokens: 300, write: ({ fanName, persona }) => personaText(fanName, persona) },
  { name: 'known', maxTokens: memoryBudgets.known, write: ({ memory }) => memory?.known ?? '' },
  { name: 'world', maxTokens: 600, write: ({ world }) => (world ? worldText(world) : '') },
  { name: 'description', maxTokens: 1600, write: ({ card }) => card.description },
  {
    name: 'personality',
    maxTokens: 400,
    write: ({ card }) => card.personality && `{{char}}'s personality: ${card.personality}`,
  },
  { name: 'scenario', maxTokens: 400, write: ({ card }) => card.scenario && `Scenario: ${card.scenario}` },
  { name: 'lore_after', maxTokens: 1000, write: ({ lore }) => bookText(lore, 'after') },
  { name: 'facts', maxTokens: memoryBudgets.facts, write: ({ memory }) => memory?.facts ?? '' },
  { name: 'summary', maxTokens: memoryBudgets.summary, write: ({ memory }) => memory?.summary ?? '' },
  { name: 'recalled', maxTokens: memoryBudgets.recalled, write: ({ memory }) => memory?.recalled ?? '' },
];

/** An empty text of the card falls back to ours; `{{original}}` stands for ours. */
export function withOriginal(text: string, original: string): string {
  return text.trim() === '' ? original : text.replace(/\{\{original\}\}/gi, () => original);
}

function bookText(lore: LoreEntry[], position: 'before' | 'after'): string {
  return lore
    .filter((entry) => entry.position === position)
    .map(({ content }) => content)
    .join('\n');
}

function personaText(fanName: string, persona?: Persona): string {
  const { pronouns = '', about = '' } = persona ?? {};
  return [
    `{{user}} is the name of the person who writes to you${fanName ? '' : '; they have not told it'}.`,
    pronouns && `{{user}}'s pronouns: ${quotedData(pronouns)}.`,
    about && `What {{user}} says of themselves: ${quotedData(about)}`,
  ]
    .filter(Boolean)
    .join('\n');
}
