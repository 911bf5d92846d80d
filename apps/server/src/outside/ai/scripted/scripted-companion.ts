import { setTimeout as pause } from 'node:timers/promises';
import { cardMacros } from '../card/card-macros.ts';
import { type CharacterCard, readCard, readChineseCard } from '../card/character-card.ts';
import type { CompanionAi, ReplyRequest } from '../companion-ai.ts';
import { seededNumbers } from '../seeded-numbers.ts';
import { bestKnowledge, type Knowledge, knowledgeOf } from './card-knowledge.ts';
import { petCalled, reactTo } from './react.ts';
import { type FanTurn, readFanTurn } from './read-fan-turn.ts';
import { chinese, english, type Lines, type Say } from './scripted-lines.ts';
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
  const { isChinese, known, answered } = turn;
  const card =
    (isChinese ? readChineseCard(request.card, request.characterName) : undefined) ??
    readCard(request.card, request.characterName);
  const name = known.find('name') ?? '';
  const macros = cardMacros({ char: card.name, user: name || request.fanName }, request.seed);
  const next = seededNumbers(request.seed);
  const fill = (line: string) =>
    line
      .replaceAll('{char}', card.name)
      .replaceAll('{name}', name && (isChinese ? `，${name}` : `, ${name}`));
  const isFresh = (text: string) => !answered.some((answer) => answer.includes(text));
  const say: Say = (options, value = '') => {
    const filled = options.map((line) =>
      capitalized(fill(line).replaceAll(/\{(?:value|pet|plan|facts)\}/g, value)),
    );
    const fresh = filled.filter(isFresh);
    return fresh[Math.floor(next() * fresh.length)] ?? '';
  };
  const sentences = compose({ turn, card, lines: isChinese ? chinese : english, say, isFresh, macros });
  return sentences.slice(0, maxSentences).join(isChinese ? '' : ' ');
}

type Composing = {
  turn: FanTurn;
  card: CharacterCard;
  lines: Lines;
  say: Say;
  isFresh: (text: string) => boolean;
  macros: (text: string) => string;
};

function compose({ turn, card, lines, say, isFresh, macros }: Composing): string[] {
  const knowledge = knowledgeOf(card, macros, turn.isChinese)
    .map((one) => ({ ...one, sentences: one.sentences.filter(isFresh) }))
    .filter(({ sentences }) => sentences.length > 0);
  const reaction = reactTo(turn, lines, say);
  const best = isAboutThem(turn)
    ? undefined
    : (bestKnowledge(knowledge, card, turn.said) ??
      (turn.intent === 'about_you' ? knowledge.find(isOfThemselves) : undefined));
  const said = [...reaction.said, ...(best?.sentences ?? [])].filter(Boolean);
  if (isQuestion(turn) && !best && turn.news.length === 0) {
    said.push(say(lines.dontKnow));
    // Who knows something else says it, but not each time.
    if (turn.answered.length % 2 === 1) said.push(...volunteer(knowledge, lines, say));
  }
  if (said.length === 0) said.push(say(lines.listening), ...volunteer(knowledge, lines, say));
  if (turn.intent !== 'goodbye' && !/[?？]$/.test(said.at(-1) ?? ''))
    said.push(reaction.ask || askBack(turn, lines, say, best !== undefined));
  const spoken = [...new Set(said.filter(Boolean).flatMap(sentencesOf))];
  return spoken.length > 0 ? spoken : [lines.listening[turn.answered.length % lines.listening.length] ?? ''];
}

/** What the description says. */
function isOfThemselves({ cue, isExample }: Knowledge): boolean {
  return cue === '' && !isExample;
}

function isQuestion({ intent }: FanTurn): boolean {
  return intent === 'question' || intent === 'about_you';
}

/** They ask what is known of themselves, or whom they talk with: the card has no answer to that. */
function isAboutThem({ intent }: FanTurn): boolean {
  return (intent.startsWith('ask_') && intent !== 'ask_price') || intent === 'is_ai' || intent === 'goodbye';
}

/** Something of its own that nobody asked for; an example line answers something, so it is not said unasked. */
function volunteer(knowledge: Knowledge[], lines: Lines, say: Say): string[] {
  const own = knowledge.find(({ isExample }) => !isExample);
  return own ? [say(lines.lead), ...own.sentences] : [];
}

/** A question in return: about what they told before, what is not known of them yet, or anything. */
function askBack(
  { intent, known, news, answered }: FanTurn,
  lines: Lines,
  say: Say,
  isAnswered: boolean,
): string {
  if (intent === 'sad') return say(lines.askSad);
  if (intent === 'question' && !isAnswered && news.length === 0 && answered.length % 2 === 0)
    return say(lines.askBack);
  const isOld = (kind: 'pet' | 'plan') => known.find(kind) && !news.some((fact) => fact.kind === kind);
  const turns = answered.length;
  if (turns % 4 === 2 && isOld('pet'))
    return say(lines.askPet, petCalled(known.find('pet') ?? '', lines).split(/,| and /)[0]);
  if (turns % 4 === 0 && isOld('plan')) return say(lines.askPlan, known.find('plan'));
  if (turns > 1 && turns % 3 === 1 && !known.find('name')) return say(lines.askName) || say(lines.ask);
  if (turns > 2 && turns % 3 === 0 && !known.find('place')) return say(lines.askPlace) || say(lines.ask);
  return say(lines.ask);
}

function wordsOf(text: string): string[] {
  return text.match(/\p{Script=Han}|\s*[^\s\p{Script=Han}]+|\s+/gu) ?? [];
}

function capitalized(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}
