import type { Language } from '@kindred/contract/wire/languages';
import type { PromptMessage } from '../../companion-ai.ts';
import { type KnownFacts, knownFacts } from '../../facts/known-facts.ts';
import { type Fact, readFacts } from '../../facts/read-facts.ts';
import { asTold } from '../as-told.ts';
import { detectLanguage, languageOfTalk } from '../languages/detect-language.ts';
import type { SpokenLanguage } from '../languages/spoken-language.ts';
import { spokenLanguages } from '../languages/spoken-languages.ts';
import { isGreetingOfAll } from './read-intent.ts';
import { readChatSpelling } from './chat-spelling.ts';
import { foreignTongue } from './foreign-tongue.ts';
import { type Direction, readDirection, withoutDirection } from './read-direction.ts';
import { type Part, splitParts } from './split-parts.ts';

/** What the scripted companion makes of a conversation. */
export type FanTurn = {
  /** What the fan said since the last answer, as it is read. */
  said: string;
  parts: Part[];
  /** The last message is an answer, which is gone on with. */
  isContinued: boolean;
  /** A gift or something that cannot be seen from here, where the message brings more than words. */
  direction: Direction | undefined;
  /** The one to answer in, and how it is spoken. */
  language: Language;
  spoken: SpokenLanguage;
  /** What they have told of themselves just now. */
  news: Fact[];
  /** What is known of them, the news included. */
  known: KnownFacts;
  /** What they told of themselves shortly before: too fresh to be asked about again. */
  recent: Fact[];
  /** All that they said before, the oldest first. */
  earlier: string[];
  /** They have told that a pet of theirs died, so that nobody asks how it is. */
  hasLostPet: boolean;
  /** Where they write in none that is spoken. */
  tongue: ReturnType<typeof foreignTongue>;
  /** Earlier answers, so that nothing is said twice; the last one is what is answered to. */
  answered: string[];
};

const maxLength = 4000;

/** Reads the messages of a prompt, and the facts that are stored of the fan. */
export function readTurn(messages: PromptMessage[], stored: readonly Fact[] = []): FanTurn {
  const talk = messages
    .filter(({ role }) => role !== 'system')
    .map((message) =>
      message.role === 'user' ? { ...message, content: withoutDirection(message.content) } : message,
    );
  const lastAnswer = talk.findLastIndex(({ role }) => role === 'assistant');
  const newest = talk.slice(lastAnswer + 1);
  const typed = newest
    .map(({ content }) => content)
    .join('\n')
    .slice(0, maxLength);
  const contents = talk.flatMap(({ role, content }, index) =>
    role === 'user' ? [asTold(content, answerBefore(talk[index - 1]))] : [],
  );
  const now = newest.map(({ content }, index) => asTold(content, answerBefore(talk[lastAnswer + index])));
  const earlier = contents.slice(0, contents.length - now.length);
  const answered = talk.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const language = languageOfTalk(typed, earlier, answered);
  const spoken = spokenLanguages[language];
  // What is haste in English is a word in others.
  const said = (language === 'en' ? readChatSpelling(typed) : typed.normalize('NFKC')).trim();
  const isNewWords = now.join('\n') !== newest.map(({ content }) => content).join('\n');
  const news = readFacts(now.join('\n').slice(0, maxLength));
  return {
    said,
    parts: splitParts(said, spoken, isNewWords ? news : undefined).map((part) =>
      // "Buenas noches" is a greeting first and a farewell later.
      part.intent === 'night' && earlier.length === 0 ? { ...part, intent: 'hello' } : part,
    ),
    isContinued: lastAnswer >= 0 && newest.length === 0,
    direction: readDirection(messages.findLast(({ role }) => role === 'user')?.content ?? ''),
    language,
    spoken,
    news,
    known: knownFacts(stored, contents),
    recent: contents.slice(-4, -1).flatMap(readFacts),
    earlier,
    hasLostPet: contents.some((text) => lostPet.test(text) || lostPetElsewhere.test(text)),
    tongue:
      detectLanguage(typed) === 'other' && !isGreetingOfAll.test(typed) ? foreignTongue(typed) : undefined,
    answered,
  };
}

const lostPet =
  /\b(?:cat|dog|puppy|kitten|pet|rabbit|hamster|parrot|horse|bird|[A-Z]\p{Ll}+) (?:[A-Z]\p{Ll}+ )?(?:just |has |had )?(?:died|passed away|was put down)\b|(?:猫|狗|兔子|仓鼠|鹦鹉).{0,8}(?:死了|去世|走了)/u;
const lostPetElsewhere =
  /(?<!\p{L})(?:gat[oa]|perr[oa]|mascota|conejo|pájaro|\p{Lu}\p{Ll}+) (?:se )?(?:murió|ha muerto|falleció)|(?:murió|ha muerto|se murió) (?:mi|nuestr[oa]) (?:gat[oa]|perr[oa])|(?:Katze|Hund|Kater|Kaninchen|Vogel|Pferd) (?:\p{Lu}\p{Ll}+ )?ist (?:\p{Ll}+ )?(?:gestorben|tot)|(?:猫|犬|うさぎ|ペット|鳥)(?:が|は).{0,8}(?:死|亡くな)/u;

function answerBefore(message: PromptMessage | undefined): string | undefined {
  return message?.role === 'assistant' ? message.content : undefined;
}
