import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@kindred/contract/wire/languages';
import { cardMacros } from '../card/card-macros.ts';
import { readCard, readCardIn } from '../card/character-card.ts';
import type { CompanionAi, ReplyRequest } from '../companion-ai.ts';
import { seededNumbers } from '../seeded-numbers.ts';
import { askBack } from './ask-back.ts';
import { knowledgeOf, languageOfCard } from './card-knowledge.ts';
import type { Say } from './lines/lines.ts';
import { ownWords, type Saying, volunteer } from './own-words.ts';
import { reactTo } from './react.ts';
import { type FanTurn, readFanTurn } from './read-fan-turn.ts';
import { sentencesOf } from './sentences.ts';

const maxSentences = 6;

/**
 * The companion that needs no model: it answers, as the character and in the first person, with what its card knows, what the
 * fan has said and what is remembered of them, and says nothing twice in a conversation. The same request gives the same
 * answer. That no model is behind it is told by whoever shows the conversation (`kind`). `pauseMs` between words, about.
 */
export function scriptedCompanion({ pauseMs = 28 }: { pauseMs?: number } = {}): CompanionAi {
  return {
    kind: 'scripted',
    reply: async function* (request) {
      const wait = seededNumbers(`${request.seed} pace`);
      for (const word of wordsOf(scriptedWords(request))) {
        if (request.signal.aborted) return;
        yield word;
        if (pauseMs > 0) await pause(pauseMs * (0.7 + 0.7 * wait()));
      }
    },
  };
}

/** The answer, or what comes after the part of it that is there. */
function scriptedWords(request: ReplyRequest): string {
  const { continued = '', messages, seed } = request;
  const whole = scriptedAnswer(request);
  if (whole.startsWith(continued) && whole !== continued) return whole.slice(continued.length);
  const said = [...messages, { role: 'assistant', content: continued } as const];
  return ` ${scriptedAnswer({ ...request, messages: said, seed: `${seed} ${continued.length}` })}`;
}

/** The whole answer to a request. */
export function scriptedAnswer(request: ReplyRequest): string {
  const turn = readFanTurn(request.messages, request.facts);
  const { language, spoken, answered } = turn;
  const translated = readCardIn(language, request.card, request.characterName);
  const card = translated ?? readCard(request.card, request.characterName);
  const name = turn.known.find('name') ?? '';
  const macros = cardMacros({ char: card.name, user: name || request.fanName }, request.seed);
  const next = seededNumbers(request.seed);
  const fill = (line: string) =>
    line.replaceAll('{char}', () => card.name).replaceAll('{name}', () => name && spoken.calling(name));
  const isFresh = (text: string) => !answered.some((answer) => answer.includes(text));
  const say: Say = (options, value = '') => {
    const filled = options.map((line) =>
      capitalized(fill(line).replaceAll(/\{(?:value|pet|plan|facts)\}/g, () => value)),
    );
    const fresh = filled.filter(isFresh);
    return fresh[Math.floor(next() * fresh.length)] ?? '';
  };
  // A card may be written in two languages, one beside the other, as far as they have scripts of their own.
  const own = translated ? language : languageOfCard(card);
  const isByScript = (one: Language) => one === 'zh' || one === 'ja';
  const isReadable = own === language || isByScript(language) || (language === 'en' && isByScript(own));
  const inTongue = isReadable ? knowledgeOf(card, macros, language) : [];
  const isBorrowed = inTongue.length === 0;
  const known = isBorrowed ? knowledgeOf(card, macros, own) : inTongue;
  const fresh = known
    .map((one) => ({ ...one, sentences: one.sentences.filter(isFresh) }))
    .filter(({ sentences }) => sentences.length > 0);
  const { lines } = spoken;
  const borrowed = isBorrowed ? spoken.names[own] : undefined;
  const sentences = compose({ turn, card, lines, say, known, fresh, borrowed });
  return joined(sentences.slice(0, maxSentences));
}

function compose(saying: Saying): string[] {
  const { turn, lines, say } = saying;
  const { tongue } = turn;
  const reaction = reactTo(turn, lines, say);
  const own = ownWords(saying);
  const said = [...reaction, ...own].filter(Boolean);
  const isUnanswered = isQuestion(turn) && said.length === 0 && turn.news.length === 0 && !tongue;
  if (isUnanswered) said.push(...leaveOpen(saying));
  const isStalled = said.length === 0 || (isBrief(turn) && turn.answered.length % 2 === 0);
  if (said.length === 0 && !tongue) said.push(say(lines.listening));
  if (isStalled && (isBrief(turn) || turn.answered.length % 3 === 2)) said.push(...volunteer(saying));
  // Told once; afterwards it is known.
  if (tongue) said.unshift(...[say(lines.tongue, tongue.name), say([tongue.own])].filter(Boolean));
  if (!/[?？]$/.test(said.at(-1) ?? ''))
    said.push(askBack(saying, { hasOwnWords: own.length > 0, isUnanswered }));
  const spoken = [...new Set(said.filter(Boolean).flatMap(sentencesOf))];
  return spoken.length > 0 ? spoken : [lines.listening[turn.answered.length % lines.listening.length] ?? ''];
}

/** A question that the card does not answer: of the character itself it says something else, of the world that it does not know. */
function leaveOpen(saying: Saying): string[] {
  const { turn, lines, say } = saying;
  const unknown = turn.isOfCharacter ? say(lines.deflect) || say(lines.dontKnow) : say(lines.dontKnow);
  // Who knows something else says it, but not each time.
  return [unknown, ...(turn.answered.length % 2 === 1 ? volunteer(saying) : [])];
}

function isQuestion({ intent }: FanTurn): boolean {
  return intent === 'question' || intent === 'about_you' || intent === 'about_both';
}

/** Nothing to go on with: the character has to. */
function isBrief({ intent }: FanTurn): boolean {
  return ['yes', 'no', 'unsure', 'fine', 'laugh', 'emoji', 'unclear', 'thanks'].includes(intent);
}

/** Chinese sentences stand without a space between them. */
function joined(sentences: string[]): string {
  return sentences
    .reduce(
      (text, one) =>
        text + (/[。！？：…”」]$/.test(text) && /^[^\p{Script=Latin}]/u.test(one) ? '' : ' ') + one,
    )
    .trim();
}

function wordsOf(text: string): string[] {
  return (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\s*[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\s+/gu,
    ) ?? []
  );
}

function capitalized(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}
