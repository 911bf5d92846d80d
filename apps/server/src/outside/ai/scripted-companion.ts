import { setTimeout as pause } from 'node:timers/promises';
import { cardMacros } from './card-macros.ts';
import { type CharacterCard, readCard, readChineseCard } from './character-card.ts';
import type { CompanionAi, ReplyRequest } from './companion-ai.ts';
import { overlap, readExamples } from './example-lines.ts';
import { matchLorebook } from './match-lorebook.ts';
import { type FanTurn, readFanTurn } from './read-fan-turn.ts';
import { chinese, english, type Lines } from './scripted-lines.ts';
import { seededNumbers } from './seeded-numbers.ts';

const maxSentences = 6;

/**
 * The companion that needs no model: it answers, as the character, with the lines of its card's example dialogue and what
 * the fan said in this conversation. The lorebook helps to choose among those lines; it is knowledge, and never said as it
 * stands. The same request gives the same answer. That no model is behind it is told by whoever shows the conversation
 * (`kind`). `pauseMs` between words, about.
 */
export function scriptedCompanion({ pauseMs = 28 }: { pauseMs?: number } = {}): CompanionAi {
  return {
    kind: 'scripted',
    reply: async function* (request) {
      const wait = seededNumbers(`${request.seed} pace`);
      for (const word of wordsOf(scriptedAnswer(request))) {
        if (request.signal.aborted) return;
        yield word;
        if (pauseMs > 0) await pause(pauseMs * (0.7 + 0.7 * wait()));
      }
    },
  };
}

/** The whole answer to a request. */
export function scriptedAnswer(request: ReplyRequest): string {
  const turn = readFanTurn(request.messages);
  const chineseCard = turn.isChinese ? readChineseCard(request.card, request.characterName) : undefined;
  const card = chineseCard ?? readCard(request.card, request.characterName);
  const lines = chineseCard ? chinese : english;
  const macros = cardMacros({ char: card.name, user: turn.fanName ?? request.fanName }, request.seed);
  const next = seededNumbers(request.seed);
  const fill = (line: string) =>
    line
      .replaceAll('{char}', card.name)
      .replaceAll('{fan}', turn.fanName ?? request.fanName)
      .replaceAll('{name}', turn.fanName ? (chineseCard ? `，${turn.fanName}` : `, ${turn.fanName}`) : '')
      .replaceAll('{topic}', turn.topic ?? '');
  const say = (options: string[]) => {
    const fresh = options
      .map(fill)
      .filter((option) => !turn.answered.some((answer) => answer.includes(option)));
    const choice = fresh.length > 0 ? fresh : options.map(fill);
    return choice[Math.floor(next() * choice.length)] ?? '';
  };
  return compose(turn, card, lines, say, macros)
    .slice(0, maxSentences)
    .join(chineseCard ? '' : ' ');
}

type Say = (options: string[]) => string;

function compose(
  turn: FanTurn,
  card: CharacterCard,
  lines: Lines,
  say: Say,
  macros: (text: string) => string,
): string[] {
  const said: string[] = [];
  if (turn.isNewName) said.push(say(lines.metName));
  said.push(...reaction(turn, lines, say));
  const known = fromCard(turn, card, macros);
  said.push(...known);
  if (turn.intent === 'question' && known.length === 0) said.push(say(lines.dontKnow));
  if (said.length === 0) said.push(say(lines.listening));
  if (turn.intent !== 'goodbye' && !/[?？]$/.test(said.at(-1) ?? ''))
    said.push(say(askingBack(turn, lines, known.length > 0)));
  return [...new Set(said)];
}

/** A question in return that suits what was said. */
function askingBack(turn: FanTurn, lines: Lines, isAnswered: boolean): string[] {
  if (turn.intent === 'sad') return lines.askSad;
  if (turn.topic) return lines.askTopic;
  return turn.intent === 'question' && !isAnswered ? lines.askBack : lines.ask;
}

function reaction({ intent, fanName }: FanTurn, lines: Lines, say: Say): string[] {
  switch (intent) {
    case 'ask_name':
      return [say(fanName ? lines.knowsName : lines.noName)];
    case 'is_ai':
      return [say(lines.isAi)];
    case 'hello':
    case 'mood':
    case 'thanks':
    case 'goodbye':
    case 'warmth':
    case 'sad':
      return [say(lines[intent])];
    case 'question':
    case 'other':
      return [];
    default:
      return intent satisfies never;
  }
}

/** At most three sentences of the card's own lines: the example that fits best to what was said and what the book knows of it. */
function fromCard(turn: FanTurn, card: CharacterCard, macros: (text: string) => string): string[] {
  const isFresh = (line: string) => !turn.answered.some((answer) => answer.includes(line));
  const known = matchLorebook(card.book, [turn.said])
    .filter((entry) => !entry.constant)
    .map(({ content }) => macros(content))
    .join('\n');
  const [best] = readExamples(card.mesExample)
    .map(({ cue, line }) => ({
      line: macros(line),
      score: 2 * overlap(cue, turn.said) + overlap(line, turn.said) + overlap(line, known),
    }))
    .filter(({ line, score }) => score > 1 && isFresh(sentencesOf(line)[0] ?? ''))
    .toSorted((a, b) => b.score - a.score);
  return sentencesOf(best?.line ?? '').slice(0, 3);
}

function sentencesOf(text: string): string[] {
  return (text.replace(/\s+/g, ' ').match(/[^.!?。！？…]+[.!?。！？…]*["”’*)）」]*/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function wordsOf(text: string): string[] {
  return text.match(/\p{Script=Han}|\s*[^\s\p{Script=Han}]+|\s+/gu) ?? [];
}
