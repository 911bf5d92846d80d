import type { Language } from '@kindred/contract/wire/languages';
import type { CharacterCard } from '../../card/character-card.ts';
import type { ReplyRequest } from '../../companion-ai.ts';
import type { Knowledge } from '../knowledge/card-knowledge.ts';
import type { Theme } from '../languages/ready/ready.ts';
import type { Part } from '../reading/parts.ts';
import type { FanTalk } from '../reading/read-talk.ts';
import type { Say } from '../say.ts';

/** What the card knows in one language. */
export type KnownCard = {
  language: Language;
  pieces: Knowledge[];
  /** What of them was not said yet. */
  fresh: Knowledge[];
  /** It is not the fan's language, so that it is said which one it is. */
  isBorrowed: boolean;
};

/** What an answer may be made of. */
export type Talk = {
  fan: FanTalk;
  card: CharacterCard;
  /** In the fan's language first. */
  cards: KnownCard[];
  say: Say;
  /** How often the same message was answered before: 0 for the first version. */
  version: number;
  world: ReplyRequest['world'];
  /** What the card is about most. */
  theme: Theme | undefined;
};

/** What is said to one part. */
export type Reply = {
  said: string[];
  /** What can be asked in return. */
  questions: string[];
  /** Somebody is in need of being heard: nothing else stands beside it. */
  isHeavy?: boolean;
};

/** One of the lines of an entry, with the value filled in; nothing where there is none. */
export function line({ fan, say }: Talk, name: string, value = ''): string[] {
  const said = say(fan.bank.lines(name), value);
  return said === '' ? [] : [fan.language === 'es' ? contracted(said) : said];
}

/** "Al" and "del", where a value starts with its article. */
function contracted(said: string): string {
  return said.replace(/(?<!\p{L})([Aa]|[Dd]e) el (?=\p{Ll})/gu, '$1l ');
}

/** A reply of these sentences that asks nothing; undefined for none. */
export function plainly(said: string[] | undefined): Reply | undefined {
  return said && said.length > 0 ? { said, questions: [] } : undefined;
}

/** Whether sentences stand with a space between them. */
export function isSpaced({ fan }: Talk): boolean {
  return fan.language !== 'zh' && fan.language !== 'ja';
}

/** Words that lead to a sentence, and the sentence. */
export function led(talk: Talk, lead: string | undefined, said: string[]): string[] {
  const [first = '', ...others] = said;
  return lead ? [`${lead}${isSpaced(talk) ? ' ' : ''}${first}`, ...others] : said;
}

/** The lines of the entry. */
export function ownLine(talk: Talk, { intent }: Part): Reply {
  const questions = talk.fan.bank.entry(intent)?.questions.map(({ text }) => text) ?? [];
  return { said: line(talk, intent), questions };
}
