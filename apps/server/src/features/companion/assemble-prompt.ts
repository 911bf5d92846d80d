import { cardMacros } from '../../outside/ai/card-macros.ts';
import { type CharacterCard, type LoreEntry, readCard } from '../../outside/ai/character-card.ts';
import type { PromptMessage } from '../../outside/ai/companion-ai.ts';
import { estimateTokens } from '../../outside/ai/estimate-tokens.ts';
import { matchLorebook } from '../../outside/ai/match-lorebook.ts';
import type { MemoryTexts } from '../memory/prompt/memory-texts.ts';
import { defaultMainPrompt, safetyText } from './safety-text.ts';

const budgetTokens = 4000;
/** However long a card is, this much is left for what was said. */
const minHistoryTokens = 1000;

export type PromptParts = {
  card: unknown;
  characterName: string;
  fanName: string;
  seed: string;
  /** Of this conversation alone, oldest first, the newest being what is answered. */
  history: PromptMessage[];
  /** Of this fan alone. */
  memory?: MemoryTexts;
};

/**
 * The prompt in the order that character cards are written for: main prompt, book before, persona, description,
 * personality, scenario, book after, example dialogue, chat, post-history instructions; the platform's rules
 * after each of the card's two parts. Examples go first when room is short, then the oldest messages.
 */
export function assemblePrompt(parts: PromptParts): PromptMessage[] {
  const card = readCard(parts.card, parts.characterName);
  const macros = cardMacros({ char: card.name, user: parts.fanName }, parts.seed);
  const lore = matchLorebook(
    card.book,
    parts.history.map(({ content }) => content),
  );
  const frame = cardSections(card, lore, parts).map(macros);
  const safety = safetyText(card.name);
  const closing = [macros(card.postHistoryInstructions.replace(/\{\{original\}\}/gi, '')).trim(), safety];

  const used = estimateTokens([...frame, safety, ...closing].join('\n'));
  const room = Math.max(budgetTokens - used, minHistoryTokens);
  const said = withDepthPrompt(parts.history, card, macros);
  const history = newestWithin(said, room);
  const roomLeft = history.length < said.length ? 0 : room - tokensOf(history);
  const examples = macros(examplesWithin(card.mesExample, roomLeft));
  return [
    { role: 'system', content: [...frame, examples].filter(Boolean).join('\n\n') },
    { role: 'system', content: safety },
    ...history,
    { role: 'system', content: closing.filter(Boolean).join('\n\n') },
  ];
}

function cardSections(
  card: CharacterCard,
  lore: LoreEntry[],
  { fanName, memory }: Pick<PromptParts, 'fanName' | 'memory'>,
): string[] {
  const book = (position: LoreEntry['position']) =>
    lore
      .filter((entry) => entry.position === position)
      .map(({ content }) => content)
      .join('\n');
  return [
    card.systemPrompt
      ? card.systemPrompt.replace(/\{\{original\}\}/gi, defaultMainPrompt)
      : defaultMainPrompt,
    book('before'),
    `{{user}} is the name of the person you talk with${fanName ? '' : '; they have not told it'}.`,
    memory?.known ?? '',
    card.description,
    card.personality && `{{char}}'s personality: ${card.personality}`,
    card.scenario && `Scenario: ${card.scenario}`,
    book('after'),
    memory?.facts ?? '',
    memory?.summary ?? '',
    memory?.recalled ?? '',
  ].filter(Boolean);
}

/** The card's note, so many messages above the newest. */
function withDepthPrompt(
  history: PromptMessage[],
  card: CharacterCard,
  macros: (text: string) => string,
): PromptMessage[] {
  const note = card.depthPrompt;
  if (!note?.prompt) return history;
  const at = Math.max(0, history.length - Math.max(0, Math.floor(note.depth)));
  return history.toSpliced(at, 0, { role: note.role, content: macros(note.prompt) });
}

function newestWithin(history: PromptMessage[], tokens: number): PromptMessage[] {
  let left = tokens;
  const first = history.findLastIndex(({ content }, at) => {
    left -= estimateTokens(content) + 4;
    return left < 0 && at < history.length - 1;
  });
  return history.slice(first + 1);
}

function examplesWithin(mesExample: string, tokens: number): string {
  const blocks = mesExample
    .split(/<START>/i)
    .map((block) => block.trim())
    .filter(Boolean);
  while (blocks.length > 0 && estimateTokens(blocks.join('\n')) > tokens) blocks.pop();
  return blocks.length > 0 ? `Example dialogue:\n${blocks.join('\n\n')}` : '';
}

function tokensOf(messages: PromptMessage[]): number {
  return messages.reduce((sum, { content }) => sum + estimateTokens(content) + 4, 0);
}
