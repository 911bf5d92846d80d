import type { Lines, Say } from './lines/lines.ts';
import type { FanTurn } from './read-fan-turn.ts';
import { contentWords, isSameWord } from './words.ts';

const isQuestion = /[?？]\s*$|^(?:what|when|where|why|how|who|do|does|did|is|are|can|should)\b/i;
const maxQuoted = 160;

/** Their own words, where they ask for what they have told and no fact says it; '' where they told nothing of it. */
export function quoteOf({ said, earlier, spoken }: FanTurn, lines: Lines, say: Say): string {
  if (!spoken.asksBack.test(said)) return '';
  const asked = [...contentWords(said.replace(/\b(?:remember|told|mention\w*|call\w*|name\w*)\b/gi, ' '))];
  const shared = (text: string) => {
    const words = [...contentWords(text)];
    return asked.filter((word) => words.some((other) => isSameWord(word, other))).length;
  };
  const [best] = earlier
    .map((text, index) => ({ text, index, score: shared(text) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || b.index - a.index);
  // "What should I buy for my son?" is followed by what they said of him.
  const told = best && isQuestion.test(best.text) ? earlier[best.index + 1] : best?.text;
  if (!told || isQuestion.test(told)) return '';
  return say(lines.quote, told.replace(/\s+/g, ' ').trim().slice(0, maxQuoted));
}
