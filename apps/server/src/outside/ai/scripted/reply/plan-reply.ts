import type { Part } from '../reading/parts.ts';
import { readParts } from '../reading/parts.ts';
import { petName } from '../../facts/read-facts.ts';
import { goOn, nextPiece, ofItself, restOfLast } from './go-on.ts';
import { anotherPiece } from './pieces.ts';
import { replyToPart } from './reply-to-part.ts';
import { led, line, type Reply, type Talk } from './talk.ts';

const maxParts = 3;

/** What is said to a whole message, sentence by sentence. */
export function planReply(talk: Talk): string[] {
  const { fan } = talk;
  if (fan.isContinued) return continuation(talk);
  const first = fan.direction ? line(talk, fan.direction) : [];
  if (fan.direction && fan.said === '') return first;
  if (fan.tongue) first.push(fan.tongue.own, ...line(talk, 'tongue', fan.tongue.name));
  const parts = chosenParts(fan.parts);
  const replies = parts.map((part) => withName(talk, part, replyToPart(talk, part)));
  const heaviest = parts.filter((_part, at) => replies[at]?.isHeavy).toSorted((a, b) => b.score - a.score)[0];
  // Beside what weighs on them only what they ask is answered.
  const spoken = heaviest
    ? replies.filter((_reply, at) => parts[at] === heaviest || isAsking(parts[at]))
    : replies;
  const said = [...first, ...spoken.flatMap((reply) => reply.said)].filter(Boolean);
  if (said.length === 0) said.push(...line(talk, fan.parts.length === 0 ? 'move.silence' : 'heard.plain'));
  return [...said, ...askBack(talk, parts, spoken, said)].filter(Boolean);
}

/** A name that is told in passing is taken note of. */
function withName(talk: Talk, { intent, news }: Part, reply: Reply): Reply {
  const name = news.find(({ kind }) => kind === 'name');
  if (!name || !/^(?:move|you|ask|want|cant|know)\./.test(intent)) return reply;
  return { ...reply, said: [...line(talk, 'fact.name', name.content), ...reply.said] };
}

function isAsking(part: Part | undefined): boolean {
  return part !== undefined && /^(?:ask|cant|want|recall|know)\./.test(part.intent);
}

/** Said in passing where something else is said as well. */
const passing =
  /^move\.(?:hello|back|more|agree|ok|nice|laugh|yes|no|wow|fine|silence|emoji_\w+|maybe|agree|unclear|sorry|evening|morning|can_i_ask|can_i_tell|joking|never_mind|dont_know|thanks|huh)$|^you\.encourage$|^$/;

/** What of a message is answered: what is said in passing only where nothing else is. */
function chosenParts(parts: Part[]): Part[] {
  const distress = parts.find(({ intent }) => intent === 'sad.distress');
  if (distress) return [distress];
  // "How do you know so much? Are you real?" is one question.
  if (parts.some(({ intent }) => intent === 'cant.machine'))
    return parts.filter(({ intent }) => intent !== '').slice(0, maxParts);
  const closing = parts.find(({ intent }) => intent === 'move.night' || intent === 'move.goodbye');
  const others = parts.filter(({ intent }) => intent !== 'move.thanks' && !intent.startsWith('you.'));
  if (closing && others.length < 2) return [closing];
  const weighty = parts.filter(
    ({ intent, news, shape }) =>
      !passing.test(intent) || news.length > 0 || (intent === '' && shape.act === 'question'),
  );
  const open = weighty.length > 0 ? weighty : [...parts].sort((a, b) => b.score - a.score).slice(0, 1);
  const greeting = parts.find(({ intent }) => /^move\.(?:hello|evening|morning)$/.test(intent));
  const told = parts.filter(({ intent, text }) => intent === '' && text.length > shortestTold);
  if (weighty.length === 0 && greeting && told.length > 0) return [greeting, ...told.slice(0, 1)];
  const once = open.filter(
    (part, at) => part.intent === '' || open.findIndex(({ intent }) => intent === part.intent) === at,
  );
  if (once.length <= maxParts) return once;
  const kept = new Set([...once].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, maxParts));
  return once.filter((part) => kept.has(part));
}

/** In UTF-16 units. */
const shortestTold = 14;

/** What must not go unheard: feelings, then questions and requests, then news. */
function weightOf({ intent, news, score, shape }: Part): number {
  const group = intent.split('.')[0] ?? '';
  const base =
    { sad: 4, ask: 3, want: 3, cant: 3, recall: 3, know: 3, glad: 2.5, deed: 2, tell: 1.5, you: 1.5 }[
      group
    ] ?? 1;
  return base + score + (news.length > 0 ? 1 : 0) + (shape.act === 'question' ? 1 : 0);
}

/** So many answers stand between two that ask back. */
const askPause = 2;
/** After these nothing is asked. */
const closing =
  /^(?:move\.(?:night|goodbye|brb|let_be|complaint|repeats|never_mind|huh|thanks|sorry)|cant\.|deed\.|recall\.|sad\.(?:distress|panic))/;

/** A question in return, where what they said calls for one and none was asked just before. */
function askBack(talk: Talk, parts: Part[], replies: Reply[], said: string[]): string[] {
  const { fan } = talk;
  if (parts.some(({ intent }) => closing.test(intent))) return [];
  if (said.some((text) => /[?？]["”*]*$/.test(text))) return [];
  const isQuestion = (answer: string) => /[?？]["”*]*\s*$/.test(answer);
  const isFeeling =
    parts.some(({ intent }) => /^(?:sad|glad)\./.test(intent)) ||
    parts.some(({ intent }) => intent === 'want.ask_me');
  const pause = isFeeling ? 1 : askPause;
  const isFirst = fan.earlier.length === 0;
  if (!isFirst && fan.answered.slice(-pause).some(isQuestion)) return [];
  const questions = replies.findLast((reply) => reply.questions.length > 0)?.questions ?? [];
  const fresh = questions.filter((text) => !fan.answered.some((answer) => answer.includes(text)));
  if (fresh.length > 0 && !(isFirst === false && parts.every(({ intent }) => intent === 'move.hello')))
    return [talk.say(fresh)];
  if (questions.length > 0 || !parts.every(({ intent }) => isLight(intent))) return [];
  return askOfKnown(talk);
}

function isLight(intent: string): boolean {
  return (
    intent === '' ||
    /^(?:move\.(?:ok|nice|yes|no|laugh|agree|maybe|dont_know|nothing_much|fine|silence|emoji_\w+)|tell\.)/.test(
      intent,
    )
  );
}

/** Their name, how a pet of theirs is, or something of their day. */
function askOfKnown(talk: Talk): string[] {
  const { fan } = talk;
  const turns = fan.answered.length;
  const isAsked = (name: string) =>
    fan.bank.lines(name).some((text) => fan.answered.some((answer) => answer.includes(text)));
  if (turns > 2 && !fan.known.find('name') && !isAsked('back.name')) return line(talk, 'back.name');
  const pet = fan.known.find('pet');
  const isRecent = [...fan.news, ...fan.recent].some(({ kind }) => kind === 'pet');
  if (pet && petName(pet) !== pet && turns % 5 === 4 && !fan.hasLostPet && !isRecent)
    return line(talk, 'back.pet', petName(pet).split(/,| and | y | und |と/)[0]);
  return [];
}

/** What comes after an answer that is gone on with: what else the message asked, the rest of what was told, or something new. */
function continuation(talk: Talk): string[] {
  const { fan } = talk;
  const parts = readParts(fan.earlier.at(-1) ?? '', fan.bank, talk.theme);
  const [first, ...others] = parts.filter(isAsking);
  const open = first?.intent === 'cant.machine' ? others : [];
  const answers = open.flatMap((part) => replyToPart(talk, part).said);
  if (answers.length > 0) return answers;
  const rest = anotherPieceUnlessStory(talk) ?? restOfLast(talk);
  if (rest) return rest;
  const next = goOn(talk);
  return next.length > 0 ? next : line(talk, 'card.told');
}

function anotherPieceUnlessStory(talk: Talk): string[] | undefined {
  const piece = anotherPiece(talk);
  return piece && talk.fan.bank.lines('story.end').includes(piece[0] ?? '') ? undefined : piece;
}

/** Something of its own that nobody asked for: for another version that would be the same. */
export function somethingOfItsOwn(talk: Talk): string[] {
  const piece = nextPiece(talk) ?? ofItself(talk);
  return piece ? led(talk, line(talk, 'card.lead')[0], piece) : line(talk, 'card.told');
}
