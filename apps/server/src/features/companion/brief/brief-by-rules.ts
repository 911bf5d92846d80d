import type { HandoverTopic } from '@kindred/contract/chat/limits';
import type { Brief } from '@kindred/contract/companion/brief-calls';
import { languageOfTalk } from '../../../outside/ai/scripted/languages/detect-language.ts';
import { sentencesOf } from '../../../outside/ai/scripted/sentences.ts';
import { handoverTopic } from '../../moderation/handover-topic.ts';
import { reviewText } from '../../moderation/review-text.ts';
import { briefAnswers } from './brief-answers.ts';
import type { BriefMessage } from './list-brief-messages.ts';

const maxSaid = 5;
const maxPromises = 5;
const maxLength = 240;

const promise = new RegExp(
  [
    "\\b(?:i(?:'|’)ll|i will|i promise|i can send|i(?:'|’)m going to|we will|we(?:'|’)ll|next time|tomorrow)\\b",
    '我会|我答应|我保证|下次|明天|等我',
    '約束(?:します|する|だよ|ね)|明日|今度|次回|待ってて|(?:送|見せ|教え|お届け)(?:り|て)?(?:します|ますね|るね|あげる)',
    '(?<!\\p{L})(?:te (?:prometo|enseñaré|mandaré|enviaré|contaré|mostraré|escribiré)|prometido|voy a|vamos a|la próxima vez|mañana te)(?!\\p{L})',
    '(?<!\\p{L})(?:ich (?:verspreche|werde|schicke|zeige)|versprochen|wir werden|nächstes mal|(?:schick|zeig)e ich dir|morgen (?:zeig|schick|erzähl|bekomm)\\p{L}*)(?!\\p{L})',
  ].join('|'),
  'iu',
);

export type BriefWords = Omit<Brief, 'learned' | 'distress'>;

/**
 * The brief of these messages without a model: the companion's own sentences, each with its message. `call` are the words by
 * which the creator was called: they wait for the creator, also where the companion has answered.
 */
export function briefByRules(messages: BriefMessage[], call?: BriefMessage): BriefWords {
  // A greeting that nobody has answered is nothing that happened.
  const begun = messages.findIndex(({ identity }) => identity === 'fan');
  const spoken = messages.filter(({ identity }, at) => identity === 'ai' && at > begun);
  const sentences = spoken.flatMap((message) =>
    sentencesOf(message.content).map((text) => cite(message, text)),
  );
  const waiting = call ?? waitingFor(messages);
  const topic = waiting && topicOf(waiting.content);
  const [said = '', ...earlier] = messages
    .filter(({ identity }) => identity === 'fan')
    .map(({ content }) => content)
    .toReversed();
  const answered = spoken.map(({ content }) => content);
  const language = languageOfTalk(said, earlier.toReversed(), answered);
  return {
    said: spoken.flatMap(tellingOf).slice(-maxSaid),
    promised: sentences.filter(({ text }) => promise.test(text)).slice(-maxPromises),
    waiting: waiting ? cite(waiting, waiting.content) : null,
    answers: briefAnswers(language, topic).map((content) => ({ content })),
  };
}

/** What a message says beside promises and questions, in its longest sentence; nothing where it only says hello or yes. */
function tellingOf(message: BriefMessage) {
  const [sentence] = sentencesOf(message.content)
    .filter((text) => !promise.test(text) && !/[?？]["”」]?\s*$/.test(text) && isTelling.test(text))
    .toSorted((a, b) => b.length - a.length);
  return sentence === undefined ? [] : [cite(message, sentence)];
}

/** Three words, or six signs of a language that is written without gaps. */
const isTelling = /(?:\p{L}+[^\p{L}]+){2}\p{L}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{6}/u;

/** The fan's newest words without an answer, a question before anything else; undefined where none wait. */
function waitingFor(messages: BriefMessage[]): BriefMessage | undefined {
  const answered = messages.findLastIndex(({ identity }) => identity !== 'fan');
  const open = messages.slice(answered + 1);
  return open.findLast(({ content }) => /[?？]/.test(content)) ?? open.at(-1);
}

function topicOf(content: string): HandoverTopic | undefined {
  const verdict = reviewText(content, 'fan_message');
  return verdict.outcome === 'heed' && verdict.concern.distress ? 'distress' : handoverTopic(content);
}

/** A sentence of the brief with the message that it stands on, cut to the length that a brief has room for. */
export function cite({ seq, message_id }: BriefMessage, text: string) {
  const plain = text.replace(/\s+/g, ' ').trim();
  const cut = plain.length > maxLength ? `${plain.slice(0, maxLength - 1).toWellFormed()}…` : plain;
  return { text: cut, seq, msg_id: message_id };
}
