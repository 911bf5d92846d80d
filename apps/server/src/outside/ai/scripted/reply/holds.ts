import { readWords, type WordList } from '../bank/word-list.ts';
import type { Knowledge } from '../knowledge/card-knowledge.ts';
import type { Part } from '../reading/parts.ts';
import { contentWords, isSameWord, stem } from '../understand/words.ts';
import type { Talk } from './talk.ts';

/** Whether a piece has what the question word asks for: a place for "where", a number for "how many". */
export function holdsWhatIsAsked(
  { fan }: Talk,
  { text: said, shape, intent }: Part,
  piece: Knowledge,
): boolean {
  // A beginning is as good as its reason.
  if (intent === 'ask.how_started') return true;
  const text = piece.sentences.join(' ');
  const holds = (name: string) => fan.bank.words(`word.holds_${name}`).has(readWords(text));
  switch (shape.asks) {
    case 'number':
      if (fan.bank.words('word.many').has(readWords(said)))
        return countsThem(said, text, fan.bank.words('word.holds_number'));
      return /\d/.test(text) || holds('number');
    case 'time':
      return /\d/.test(text) || holds('time') || holds('number');
    case 'place':
      return holds('place');
    case 'person':
      return holds('person') || isNaming.test(text);
    case 'reason':
      return holds('reason');
    default:
      return true;
  }
}

/** A name within a sentence. */
const isNaming =
  /(?<=\p{Ll},? )\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ (?:\p{Ll}+s|was|ist|war|\p{Ll}+t|es|era|\p{Ll}+a)\b|[・\p{Script=Katakana}]{3}|叫|さん/u;

/** So many words may stand between a number and what it counts. */
const countReach = 3;

/** "How many hats?" is answered by "eleven hats". */
function countsThem(said: string, text: string, numbers: WordList): boolean {
  const asked = [...contentWords(said)];
  const words = readWords(text).tokens;
  return words.some(
    (word, at) =>
      (/^\d/.test(word) || numbers.has(readWords(word))) &&
      words
        .slice(at + 1, at + 1 + countReach)
        .some((next) => asked.some((other) => isSameWord(stem(next), other))),
  );
}
