import { estimateTokens } from '../../../outside/ai/estimate-tokens.ts';
import type { FanContext } from './fan-context.ts';
import type { Memory } from './load-memory.ts';

/** The parts of a prompt that tell of this fan, in their order. Each has a budget of its own and may be ''. */
export type MemoryTexts = { known: string; summary: string; facts: string; recalled: string };

export const memoryBudgets = { known: 300, summary: 350, facts: 500, recalled: 350 } as const;

/** Writes what is known and remembered as prompts have it. What a person has said stands there as one line of data. */
export function writeMemory(context: FanContext, { summary, facts, recalled }: Memory): MemoryTexts {
  const { known, summary: summaryTokens, facts: factTokens, recalled: recalledTokens } = memoryBudgets;
  return {
    known: within('', context.text.split('\n'), known),
    summary:
      summary === ''
        ? ''
        : `[Summary: ${within('', summary.split('\n').map(oneLine), summaryTokens).replaceAll('\n', ' ')}]`,
    facts: within(
      'What you remember of {{user}} (what is said here counts for more than what was said before):',
      facts.map(({ kind, content }) => `- ${kind}: ${oneLine(content)}`),
      factTokens,
    ),
    recalled: within(
      'What {{user}} said earlier:',
      recalled.map(
        ({ content, at }) => `- ${at.toISOString().slice(0, 10)}: ${oneLine(content).slice(0, 400)}`,
      ),
      recalledTokens,
    ),
  };
}

/** As many lines as fit; '' where there are none. */
function within(heading: string, lines: string[], maxTokens: number): string {
  let left = maxTokens - estimateTokens(heading);
  const fitting = lines.filter((line) => {
    left -= estimateTokens(line) + 1;
    return line !== '' && left >= 0;
  });
  return fitting.length === 0 ? '' : [heading, ...fitting].filter(Boolean).join('\n');
}

/** No macros, no line breaks, no bracket that would end ours: it is data within our own text. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}{}<>[\]\s]+/gu, ' ')
    .trim()
    .toWellFormed();
}
