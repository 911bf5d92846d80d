import { type Fact, readFacts } from '../../facts/read-facts.ts';
import { type Intent, intentGroups } from '../languages/intents.ts';
import type { SpokenLanguage } from '../languages/spoken-language.ts';
import { sentencesOf } from '../sentences.ts';
import { type PartIntent, readDeed, readIntent } from './read-intent.ts';
import { contentWords } from './words.ts';

/** One thing that somebody says in a message: each is answered by itself. */
export type Part = {
  text: string;
  intent: PartIntent;
  /** What the pattern of the intent holds in its first group. */
  detail: string;
  isDeed: boolean;
  isQuestion: boolean;
  /** They speak of the character: "you", "your". */
  isOfCharacter: boolean;
  /** What they tell of themselves. */
  news: Fact[];
};

const maxParts = 12;
const deeds = /\*([^*\n]{2,300})\*/g;

/** The parts of a message, in their order; `news` are the facts where they cannot be read from the text itself. */
export function splitParts(text: string, spoken: SpokenLanguage, news?: Fact[]): Part[] {
  const acts = [...text.matchAll(deeds)].map((match) => deedPart((match[1] ?? '').trim(), spoken));
  const words = text.replace(deeds, '\n').trim();
  const sentences = words.split('\n').flatMap((line) => {
    const found = sentencesOf(line);
    return found.length > 0 ? found : line.trim() === '' ? [] : [line.trim()];
  });
  const merged = sentences.reduce<string[]>((list, sentence) => {
    const isMore =
      list.length > 0 &&
      /[?？]$/.test(list.at(-1) ?? '') &&
      /[?？]$/.test(sentence) &&
      spoken.pronoun.test(sentence) &&
      contentWords(sentence).size < 2;
    return isMore ? [...list.slice(0, -1), `${list.at(-1)} ${sentence}`] : [...list, sentence];
  }, []);
  const all = [
    ...acts,
    ...merged
      .flatMap((sentence) => clausesOf(sentence, spoken))
      .slice(0, maxParts)
      .map((sentence) => toPart(sentence, spoken, news)),
  ];
  return all.length > 0 ? all : [toPart('', spoken, news)];
}

/** "No more of that, tell me a joke": a clause that asks for something by itself stands by itself. */
function clausesOf(sentence: string, spoken: SpokenLanguage): string[] {
  const pieces = sentence.split(/(?<=[,，、])\s*/);
  if (pieces.length < 2 || alike.has(readIntent(sentence, spoken).intent)) return [sentence];
  const isRequest = (text: string) => requests.has(readIntent(text, spoken).intent);
  const clauses = pieces.reduce<string[]>((list, piece) => {
    const before = list.at(-1);
    const isApart = before !== undefined && isRequest(piece) && !isRequest(before) && piece.length > 3;
    return isApart || before === undefined ? [...list, piece] : [...list.slice(0, -1), `${before} ${piece}`];
  }, []);
  return clauses.some(isRequest) ? clauses : [sentence];
}

/** They are read as a whole. */
const alike: ReadonlySet<PartIntent> = new Set(['sum', 'advice_sleep']);

const requests: ReadonlySet<PartIntent> = new Set([...intentGroups.requests, ...intentGroups.recall]);

function toPart(text: string, spoken: SpokenLanguage, news: Fact[] | undefined): Part {
  return {
    text,
    ...readIntent(text, spoken),
    isDeed: false,
    isQuestion: spoken.isQuestion.test(text),
    isOfCharacter: spoken.isOfCharacter.test(text),
    news: news ?? readFacts(text),
  };
}

function deedPart(text: string, spoken: SpokenLanguage): Part {
  const intent: Intent = readDeed(text, spoken);
  return { text, intent, detail: '', isDeed: true, isQuestion: false, isOfCharacter: true, news: [] };
}
