import { estimateTokens } from '../../../outside/ai/estimate-tokens.ts';
import { quotedData } from '../../../outside/ai/quoted-data.ts';
import type { FanContext } from './fan-context.ts';
import type { Memory } from './load-memory.ts';

/** The parts of a prompt about this fan, in their order. Each has a budget of its own and may be ''. */
export type MemoryTexts = { known: string; summary: string; facts: string; recalled: string };

export const memoryBudgets = { known: 300, summary: 350, facts: 500, recalled: 350 } as const;

/** Writes the context and the memories as text for a prompt. A person's words become one line of data. */
export function writeMemory(context: FanContext, { summary, facts, recalled }: Memory): MemoryTexts {
  const { known, summary: summaryTokens, facts: factTokens, recalled: recalledTokens } = memoryBudgets;
  return {
    known: within('', context.text.split('\n'), known),
    summary: summary === '' ? '' : `[Summary: ${quotedData(cutLines(summary, summaryTokens))}]`,
    facts: within(
      'What you remember of {{user}} (what is said here counts for more than what was said before):',
      facts.map(({ kind, content }) => `- ${kind}: ${quotedData(content)}`),
      factTokens,
    ),
    recalled: within(
      'What {{user}} said earlier:',
      recalled.map(
        ({ content, at }) => `- ${at.toISOString().slice(0, 10)}: ${quotedData(content.slice(0, 400))}`,
      ),
      recalledTokens,
    ),
  };
}

/** Returns as many lines of a text as fit. */
function cutLines(text: string, maxTokens: number): string {
  return within('', text.split('\n'), maxTokens);
}

/** Returns the heading and as many lines as fit; '' when there are none. */
function within(heading: string, lines: string[], maxTokens: number): string {
  let tokensLeft = maxTokens - estimateTokens(heading);
  const fitting = lines.filter((line) => {
    tokensLeft -= estimateTokens(line) + 1;
    return line !== '' && tokensLeft >= 0;
  });
  return fitting.length === 0 ? '' : [heading, ...fitting].filter(Boolean).join('\n');
}
