import { estimateTokens } from '../../../outside/ai/estimate-tokens.ts';

/** The beginning of a text that takes at most so many tokens, cut between words where there are any. */
export function cutToTokens(text: string, maxTokens: number): string {
  if (estimateTokens(text) <= maxTokens) return text;
  let [fits, tooLong] = [0, text.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (estimateTokens(text.slice(0, middle)) <= maxTokens) fits = middle;
    else tooLong = middle;
  }
  const cut = text.slice(0, fits).toWellFormed();
  const lastSpace = cut.search(/\s\S*$/);
  return (lastSpace > fits * 0.8 ? cut.slice(0, lastSpace) : cut).trimEnd();
}
