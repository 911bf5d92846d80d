import type { PromptMessage } from '../../../outside/ai/companion-ai.ts';

/** Puts messages in among others: each so many above the newest, 0 being after it. */
export function insertAtDepth(
  history: PromptMessage[],
  inserts: (PromptMessage & { depth: number })[],
): PromptMessage[] {
  const placed = inserts.map(({ depth, ...message }) => ({
    message,
    before: Math.max(0, history.length - Math.max(0, Math.floor(depth))),
  }));
  const at = (index: number) => placed.filter(({ before }) => before === index).map(({ message }) => message);
  return [...history.flatMap((message, index) => [...at(index), message]), ...at(history.length)];
}
