import type { Bank } from '../bank/bank.ts';
import type { Nearness } from '../bank/bank-index.ts';
import { readWords } from '../bank/word-list.ts';
import { type Fact, readFacts } from '../../facts/read-facts.ts';
import { sentencesOf } from '../sentences.ts';
import { solveSum } from '../understand/solve-sum.ts';
import type { Shape } from './shape.ts';

/** One thing that somebody says in a message: each is answered by itself. */
export type Part = {
  text: string;
  shape: Shape;
  /** The entry of the bank that it means; '' where none is near enough. */
  intent: string;
  /** How near it is, from 0 to 1. */
  score: number;
  /** Kinds of words in it, each with the word that shows it. */
  kinds: Map<string, string>;
  /** What they tell of themselves. */
  news: Fact[];
};

/** A text that is no nearer to any entry means none of them. */
export const leastNear = 0.27;
/** Joy and sorrow of which no word speaks have to be nearer. */
const leastOfUnsaid = 0.42;
const leastOfTold = 0.32;
/** What they tell of a subject asks for an answer only where it is surely a trouble. */
const leastOfTrouble = 0.45;
const leastOfGoodNews = 0.5;

/** So few words are mostly said in passing. */
const shortest = 4;
const leastOfPassing = 0.2;
const passing = /^move\.(?:nice|wow|ok|laugh|agree|thanks|goodbye|night|hello|yes|no)$/;

function leastOf(entry: string, { act, mood }: Shape, isShort: boolean): number {
  if (isShort && act !== 'question' && passing.test(entry)) return leastOfPassing;
  const isSaid = entry.startsWith('glad.') ? mood > 0 : entry.startsWith('sad.') ? mood < 0 : true;
  if (entry.startsWith('tell.')) return leastOfTold;
  if (entry.startsWith('know.') && act === 'statement') return mood > 0 ? leastOfGoodNews : leastOfTrouble;
  return isSaid ? leastNear : leastOfUnsaid;
}

const maxParts = 12;
const deeds = /\*([^*\n]{2,300})\*/g;

/** The parts of a message, in their order; `news` are the facts where they cannot be read from the text itself. */
export function readParts(text: string, bank: Bank, theme: string | undefined, news?: Fact[]): Part[] {
  const acts = [...text.matchAll(deeds)].map((match) => readDeed((match[1] ?? '').trim(), bank));
  const lines = text.replace(deeds, '\n').split('\n');
  const sentences = lines.flatMap((line) => {
    const found = sentencesOf(line);
    return found.length > 0 ? found : line.trim() === '' ? [] : [line.trim()];
  });
  const parts = sentences.slice(0, maxParts).flatMap((sentence) => readSentence(sentence, bank, theme, news));
  return [...acts, ...parts];
}

/** Reads a sentence, by its clauses where each of them is nearer to something than the whole. */
function readSentence(sentence: string, bank: Bank, theme: string | undefined, news?: Fact[]): Part[] {
  const whole = readPart(sentence, bank, theme, news);
  const clauses = sentence
    .split(
      /[,，、;；~～]\s*|\s+(?:-|–|—)\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\s+/u,
    )
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
  if (isSure(whole, clauses, bank) || clauses.length < 2 || clauses.length > 4 || whole.intent === 'sum')
    return [whole];
  const parts = clauses.map((clause) => readPart(clause, bank, theme, news));
  const isUnsure = whole.score < surelyNear / 2 || /\p{Script=Han}/u.test(sentence);
  const framed = isUnsure ? withoutFrame(parts, clauses, bank, theme) : undefined;
  if (framed) return framed;
  if (parts.at(-1)?.intent === 'move.and_you') return parts;
  const isNearer = parts.every(({ score }) => score > Math.max(whole.score + nearer, leastOfClause));
  const best = parts.toSorted((a, b) => b.score - a.score)[0];
  if (isNearer)
    return parts.filter((part, at) => parts.findIndex(({ intent }) => intent === part.intent) === at);
  const isMost =
    best !== undefined && (!best.intent.startsWith('move.') || best.text.length * 2 > sentence.length);
  return best && isMost && best.score > whole.score + muchNearer ? [{ ...best, news: whole.news }] : [whole];
}

/** "Hi, I came here by your video": the greeting by itself, and the rest; the same of a goodbye at the end. */
function withoutFrame(
  parts: Part[],
  clauses: readonly string[],
  bank: Bank,
  theme: string | undefined,
): Part[] | undefined {
  const [first, last] = [parts[0], parts.at(-1)];
  const isFrame = (part: Part | undefined, kind: RegExp) =>
    part !== undefined && part.score >= leastOfFrame && kind.test(part.intent);
  if (first && isFrame(first, /^move\.(?:hello|morning|evening|thanks|laugh)$/))
    return [first, readPart(clauses.slice(1).join(', '), bank, theme)];
  if (last && isFrame(last, /^move\.(?:goodbye|night)$/))
    return [readPart(clauses.slice(0, -1).join(', '), bank, theme), last];
  return undefined;
}

const leastOfFrame = 0.4;

/** "I live in Lisbon, and you?" is two things. */
function isSure(whole: Part, clauses: readonly string[], bank: Bank): boolean {
  return (
    whole.score > surelyNear && !(clauses.length > 1 && bank.words('word.and_you').has(readWords(whole.text)))
  );
}

const surelyNear = 0.8;
const nearer = 0.04;
const leastOfClause = 0.4;
const muchNearer = 0.25;

/** Reads one part. */
export function readPart(text: string, bank: Bank, theme: string | undefined, news?: Fact[]): Part {
  const words = text.replace(/\p{Extended_Pictographic}/gu, '').trim() || text;
  const { shape, kinds, nearest } = bank.read(words, (entry) => isOpen(entry, theme));
  const facts = news ?? readFacts(text);
  const part = { text, shape, kinds, news: facts };
  if (solveSum(words) !== undefined) return { ...part, intent: 'sum', score: 1 };
  const [best] = nearest
    .map(({ entry, score }) => ({
      entry,
      score: score * moodLikeness(entry, shape.mood) * (entry.startsWith('know.') ? ofSubject : 1),
    }))
    .toSorted((a, b) => b.score - a.score);
  const isShort = readWords(words).tokens.length <= shortest;
  const isNear = best !== undefined && best.score >= leastOf(best.entry, shape, isShort);
  const isSigned = isNear && best.entry.startsWith('know.') && best.score < surelyOfSubject;
  const other = isNear && !isSigned ? undefined : knownToAnybody(words, shape, bank);
  if (other && !(isNear && best.score > other.score))
    return { ...part, intent: other.entry, score: other.score };
  return isNear
    ? { ...part, intent: best.entry, score: best.score }
    : { ...part, intent: '', score: best?.score ?? 0 };
}

/** Below this a pattern may have decided that a question is of the character's subject. */
const surelyOfSubject = 0.65;

/** So near must a question be to what anybody knows of a subject that is not the character's. */
const leastOfOthers = 0.5;

/** What anybody knows is known by characters of another subject as well, where it is surely what is asked. */
function knownToAnybody(text: string, { act }: Shape, bank: Bank): Nearness | undefined {
  if (act !== 'question') return undefined;
  const [best] = bank.read(
    text,
    (entry) => entry.startsWith('know.'),
    () => false,
  ).nearest;
  return best && best.score >= leastOfOthers ? best : undefined;
}

/** What anybody knows of a subject is known by characters of that subject alone. */
function isOpen(entry: string, theme: string | undefined): boolean {
  return !entry.startsWith('know.') || entry.split('.')[1] === theme;
}

/** What the character is about is likelier meant than anything else. */
const ofSubject = 1.1;

/** Good news is seldom told in bad words. */
function moodLikeness(entry: string, mood: number): number {
  if (mood < 0 && entry.startsWith('glad.')) return 0.7;
  return mood > 0 && entry.startsWith('sad.') ? 0.85 : 1;
}

function readDeed(text: string, bank: Bank): Part {
  const shape = { ...bank.read(text).shape, act: 'statement' } as const;
  const best = bank.nearestDeed(text);
  const isNear = best !== undefined && best.score >= leastNear;
  return { text, shape, kinds: new Map(), news: [], intent: isNear ? best.entry : 'deed.any', score: 1 };
}
