import { ready as readyOf } from '../languages/ready/ready-pieces.ts';
import { readWords } from '../bank/word-list.ts';
import type { Part } from '../reading/parts.ts';
import { line, type Talk } from './talk.ts';

type Kind = 'poem' | 'joke' | 'riddle' | 'story';
const kinds: readonly Kind[] = ['riddle', 'story', 'joke', 'poem'];

/** A ready piece that was not told yet, the card's own first; undefined where all of its kind were told. */
export function readyPiece(talk: Talk, kind: Kind, wish?: Part): string[] | undefined {
  const ready = readyOf[talk.fan.language];
  const own = talk.theme && kind !== 'riddle' && kind !== 'story' ? [ready.themed[talk.theme][kind]] : [];
  const all = {
    poem: [...own, ...ready.poems],
    joke: [...own, ...ready.jokes],
    story: ready.stories,
    riddle: ready.riddles.map(({ question }) => question),
  }[kind];
  const fresh = all.filter((piece) => !talk.fan.answered.some((answer) => answer.includes(piece)));
  const piece = fresh[talk.version % Math.max(1, fresh.length)];
  if (piece === undefined) return undefined;
  const isOrdered =
    kind !== 'riddle' && wish !== undefined && talk.fan.bank.words('word.ordered').has(readWords(wish.text));
  const [ordered] = isOrdered ? line(talk, 'piece.ordered') : [];
  const [lead = ''] = ordered ? [ordered] : line(talk, `want.${kind}`);
  return kind === 'poem' ? [`${lead}\n${piece}`] : [lead, piece];
}

/** The kind of the piece that the last answer told; undefined where it told none. */
export function lastPiece(talk: Talk): Kind | undefined {
  const last = talk.fan.answered.at(-1) ?? '';
  return kinds.find((candidate) => piecesOf(talk, candidate).some((piece) => last.includes(piece)));
}

/** One more of the kind that was told last; undefined where none was. */
export function anotherPiece(talk: Talk): string[] | undefined {
  const kind = lastPiece(talk) ?? (isOfRiddle(talk) ? 'riddle' : undefined);
  if (kind === 'story') return line(talk, 'story.end');
  return kind && readyPiece(talk, kind);
}

function piecesOf(talk: Talk, kind: Kind): string[] {
  const ready = readyOf[talk.fan.language];
  const themed = talk.theme ? ready.themed[talk.theme] : undefined;
  if (kind === 'riddle') return ready.riddles.map(({ question }) => question);
  if (kind === 'story') return ready.stories;
  return kind === 'poem'
    ? [...ready.poems, themed?.poem ?? []].flat()
    : [...ready.jokes, themed?.joke ?? []].flat();
}

/** What is said to a guess at the riddle of the last answers, or to somebody who gives it up; undefined where none is open. */
export function answerRiddle(talk: Talk, part: Part): string[] | undefined {
  const ready = readyOf[talk.fan.language];
  const [last = '', before = ''] = talk.fan.answered.slice(-2).toReversed();
  const riddle = ready.riddles.find(({ question }) => last.includes(question));
  const open =
    riddle ?? ready.riddles.find(({ question }) => before.includes(question) && isUnsolved(talk, last));
  if (!open) return undefined;
  const guess = readWords(part.text);
  const answer = readWords(open.answer);
  const words = answer.tokens.filter((token) => token.length > 2 || /\p{Script=Han}/u.test(token));
  if (words.some((word) => guess.spaced.includes(` ${word} `) || guess.solid.includes(answer.solid)))
    return line(talk, 'riddle.right', open.answer);
  if (part.intent === 'want.riddle_answer' || part.intent === 'move.dont_know' || part.intent === 'move.yes')
    return line(talk, 'riddle.solution', open.answer);
  const isGuess = part.shape.act === 'fragment' || (part.text.length < longestGuess && part.score < 0.6);
  return isGuess ? line(talk, 'riddle.wrong') : undefined;
}

/** In UTF-16 units. */
const longestGuess = 40;

/** The last answer was the solution of the riddle before it, or said that a guess was none. */
function isOfRiddle({ fan }: Talk): boolean {
  const [last = '', before = ''] = fan.answered.slice(-2).toReversed();
  const { riddles } = readyOf[fan.language];
  if (!riddles.some(({ question }) => before.includes(question))) return false;
  return ['riddle.right', 'riddle.solution', 'riddle.wrong']
    .flatMap((name) => fan.bank.lines(name))
    .some((text) => last.startsWith(text.split('{x}')[0] || text));
}

function isUnsolved({ fan }: Talk, last: string): boolean {
  return fan.bank.lines('riddle.wrong').some((wrong) => last.includes(wrong));
}

/** The kind of piece that the last answer offered, where they say yes to it. */
export function offeredPiece({ fan }: Talk): Kind | undefined {
  const last = readWords(fan.answered.at(-1) ?? '');
  return kinds.find((kind) => fan.bank.words(`word.${kind}`).has(last));
}
