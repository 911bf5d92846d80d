import type { Language } from '@kindred/contract/wire/languages';
import type { PromptMessage } from '../../companion-ai.ts';
import { type KnownFacts, knownFacts } from '../../facts/known-facts.ts';
import { type Fact, readFacts } from '../../facts/read-facts.ts';
import { asTold } from '../as-told.ts';
import { type Bank, bankOf } from '../bank/bank.ts';
import { readWords } from '../bank/word-list.ts';
import { detectLanguage, languageOfTalk } from '../languages/detect-language.ts';
import { readChatSpelling } from '../understand/chat-spelling.ts';
import { withoutCalling } from '../understand/without-calling.ts';
import { simplified } from '../../../../platform/texts/simplified.ts';
import { asInformal } from '../understand/german-informal.ts';
import { asTuteo, isFormalSpanish } from '../understand/spanish-informal.ts';
import { foreignTongue } from '../understand/foreign-tongue.ts';
import { type Direction, readDirection, withoutDirection } from '../understand/read-direction.ts';
import { type Part, readParts } from './parts.ts';

/** What the offline companion makes of a conversation. */
export type FanTalk = {
  /** The language to answer in, and what is said in it. */
  language: Language;
  bank: Bank;
  /** What the fan said since the last answer. */
  said: string;
  parts: Part[];
  /** What they said before that, the newest first, as far as it is looked back on. */
  before: Part[][];
  /** The last message is an answer, which is gone on with. */
  isContinued: boolean;
  /** A gift or something that cannot be seen from here. */
  direction: Direction | undefined;
  /** What is known of them, with what they have told just now. */
  known: KnownFacts;
  news: Fact[];
  /** What they told of themselves shortly before: too fresh to be asked about again. */
  recent: Fact[];
  /** All that they said before, the oldest first. */
  earlier: string[];
  /** Earlier answers, the newest last. */
  answered: string[];
  hasLostPet: boolean;
  /** Where they write in a language that is not spoken. */
  tongue: ReturnType<typeof foreignTongue>;
};

const maxLength = 4000;
/** So many of their messages are read again for what this one goes on about. */
const lookback = 3;

/** Reads the messages of a prompt, and the facts that are stored of the fan. */
export function readTalk(
  messages: PromptMessage[],
  stored: readonly Fact[] = [],
  theme?: string,
  names: readonly string[] = [],
): FanTalk {
  const talk = messages
    .filter(({ role }) => role !== 'system')
    .map((message) =>
      message.role === 'user' ? { ...message, content: withoutDirection(message.content) } : message,
    );
  const lastAnswer = talk.findLastIndex(({ role }) => role === 'assistant');
  const newest = talk.slice(lastAnswer + 1).map(({ content }) => content);
  const typed = newest.join('\n').slice(0, maxLength);
  const contents = talk.flatMap(({ role, content }, index) =>
    role === 'user' ? [asTold(content, answerBefore(talk[index - 1]))] : [],
  );
  const now = contents.slice(contents.length - newest.length);
  const earlier = contents.slice(0, contents.length - newest.length);
  const answered = talk.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const language = languageOfTalk(typed, earlier, answered);
  const bank = bankOf(language);
  const isNewWords = now.join('\n') !== newest.join('\n');
  const news = readFacts(now.join('\n').slice(0, maxLength));
  const isFormal = language === 'es' && contents.some(isFormalSpanish);
  const spell = (text: string) =>
    withoutCalling(respell(text, language, isFormal), [...names, ...titlesOf(bank)]).trim();
  const read = (text: string, facts?: Fact[]) =>
    readParts(spell(text), bank, theme, facts).map((part) =>
      earlier.length < greetings ? part : asParting(part, bank),
    );
  return {
    language,
    bank,
    said: typed.trim(),
    parts: read(typed, isNewWords ? news : undefined),
    before: earlier
      .slice(-lookback)
      .toReversed()
      .map((text) => read(text.slice(0, maxLength))),
    isContinued: lastAnswer >= 0 && newest.length === 0,
    direction: readDirection(messages.findLast(({ role }) => role === 'user')?.content ?? ''),
    known: knownFacts(stored, contents),
    news,
    recent: contents.slice(-4, -1).flatMap(readFacts),
    earlier,
    answered,
    hasLostPet: contents.some((text) => lostPet.test(text)),
    tongue: detectLanguage(typed) === 'other' ? foreignTongue(typed) : undefined,
  };
}

/** So early in a talk is a greeting no goodbye. */
const greetings = 3;

/** "Buenas noches" greets at the beginning and parts later on. */
function asParting(part: Part, bank: Bank): Part {
  const isParting = part.intent === 'move.evening' && bank.words('word.parting').has(readWords(part.text));
  return isParting ? { ...part, intent: 'move.night' } : part;
}

/** What characters are called besides their names: "doctor", "captain". */
function titlesOf(bank: Bank): string[] {
  return (bank.entry('word.title')?.utterances ?? []).flatMap((line) => line.split(' '));
}

function respell(text: string, language: Language, isFormal: boolean): string {
  if (language === 'en') return readChatSpelling(text);
  const plain = text.normalize('NFKC');
  if (language === 'de') return asInformal(plain);
  if (language === 'es') return asTuteo(plain, isFormal);
  return language === 'zh' ? simplified(plain) : plain;
}

/** The language in which the newest messages are to be answered. */
export function languageOfMessages(messages: PromptMessage[]): Language {
  const talk = messages.filter(({ role }) => role !== 'system');
  const lastAnswer = talk.findLastIndex(({ role }) => role === 'assistant');
  const ofFan = (list: PromptMessage[]) =>
    list.filter(({ role }) => role === 'user').map(({ content }) => withoutDirection(content));
  const answered = talk.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const newest = ofFan(talk.slice(lastAnswer + 1))
    .join('\n')
    .slice(0, maxLength);
  return languageOfTalk(newest, ofFan(talk.slice(0, lastAnswer + 1)), answered);
}

const lostPet =
  /\b(?:cat|dog|puppy|kitten|pet|rabbit|hamster|parrot|horse|bird|[A-Z]\p{Ll}+) (?:[A-Z]\p{Ll}+ )?(?:just |has |had )?(?:died|passed away|was put down)\b|(?:猫|狗|兔子|仓鼠|鹦鹉|犬|うさぎ|ペット|鳥)(?:が|は)?.{0,8}(?:死|去世|走了|亡くな)|(?<!\p{L})(?:gat[oa]|perr[oa]|mascota|conejo|pájaro|\p{Lu}\p{Ll}+) (?:se )?(?:murió|ha muerto|falleció)|(?:murió|ha muerto|se murió) (?:mi|nuestr[oa]) (?:gat[oa]|perr[oa])|(?:Katze|Hund|Kater|Kaninchen|Vogel|Pferd) (?:\p{Lu}\p{Ll}+ )?ist (?:\p{Ll}+ )?(?:gestorben|tot)/u;

function answerBefore(message: PromptMessage | undefined): string | undefined {
  return message?.role === 'assistant' ? message.content : undefined;
}
