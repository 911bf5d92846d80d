import type { Knowledge } from '../knowledge/card-knowledge.ts';
import { type Match, matchKnowledge, nearestKnowledge } from '../knowledge/match-knowledge.ts';
import type { Part } from '../understand/split-parts.ts';
import { contentWords, isSameWord } from '../understand/words.ts';
import type { Saying } from './saying.ts';

/** So many sentences of one piece of knowledge are said at a time; an example line is one whole. */
const maxSentences = 2;
const maxOfExample = 5;
/** A fit by a word that calls the piece up; less is only a hint. */
export const sureFit = 3;

/** What the card says to a part of a message, as far as it was not said; undefined where nothing fits by at least `least`. */
export function fit(saying: Saying, part: Part, least = 0): string[] | undefined {
  const { turn, card, known, fresh } = saying;
  const isOfCharacter = part.isOfCharacter || turn.tongue !== undefined;
  const asked = { said: part.text, isQuestion: part.isQuestion || isOfCharacter, isOfCharacter };
  const matches = matchKnowledge(known, card, asked).filter(({ score }) => score >= least);
  const [best] = matches;
  if (!best) return undefined;
  const isStatement = !part.isQuestion && !part.isOfCharacter;
  // The rest of what was begun answers a question, but says nothing to a statement.
  const isBegun = ({ one }: Match) =>
    isStatement && !freshOf(fresh, one)?.sentences.includes(one.sentences[0] ?? '');
  const rest = isBegun(best) ? undefined : freshOf(fresh, best.one);
  if (rest) return inOwnTongue(saying, tell(rest));
  const other = matches.find(
    ({ one, score }) => score >= best.score * 0.6 && freshOf(fresh, one) && !isBegun({ one, score }),
  );
  const otherRest = other && freshOf(fresh, other.one);
  if (otherRest) return inOwnTongue(saying, tell(otherRest));
  return part.isQuestion && best.score >= leastRepeated ? repeat(saying, part, best) : undefined;
}

/** What was told a while ago is told again to who asks again; what was told just now is not. */
function repeat(
  { turn, say, borrowed, version }: Saying,
  { text }: Part,
  { one, score }: Match,
): string[] | undefined {
  // Another version stands in the place of those that said it.
  if (version > 0) return tell(one);
  const isSameAgain = turn.earlier.at(-1)?.includes(text) ?? false;
  if (isSameAgain || borrowed) return [say(turn.spoken.lines.told)];
  const asked = [...contentWords(text)];
  const holding = one.sentences.find((sentence) => {
    const words = [...contentWords(sentence)];
    return asked.some((word) => words.some((other) => isSameWord(other, word)));
  });
  const sentence = holding ?? (score >= surelyMeant ? one.sentences[0] : undefined);
  if (!sentence) return undefined;
  const isSpaced = turn.language !== 'zh' && turn.language !== 'ja';
  return [`${say(turn.spoken.lines.otherWords)}${isSpaced ? ' ' : ''}${sentence}`];
}

const leastRepeated = 3;
/** A turn of phrase or two keys have called the piece up. */
const surelyMeant = 6;

/** The whole of what answers best among the card's example lines: an author's own answer to nearly these words. */
export function fitExample(saying: Saying, part: Part, least = sureFit): string[] | undefined {
  const { isQuestion } = saying.turn.spoken;
  const examples = saying.fresh.filter(
    ({ kind, cue }) => kind === 'example' && (part.isQuestion || !isQuestion.test(cue)),
  );
  const [best] = matchKnowledge(examples, saying.card, {
    said: part.text,
    isQuestion: true,
    isOfCharacter: true,
  });
  return best && best.score >= least ? inOwnTongue(saying, tell(best.one)) : undefined;
}

/** "Who is she?", "what colour is it?": about what was told last. */
export function followUp(saying: Saying, part: Part): string[] | undefined {
  const { turn, fresh, say } = saying;
  const isBare = contentWords(part.text).size === 0;
  if (!isBare && !turn.spoken.pronoun.test(part.text)) return undefined;
  const last = lastTold(saying);
  if (!last) return undefined;
  const rest = freshOf(fresh, last);
  if (rest) return tell(rest);
  if (!isBare) return undefined;
  const dated =
    isOfTime.test(part.text) &&
    last.sentences.find((sentence) => /\d{2}|[一二三四五六七八九十]+(?:年|岁|歳)/.test(sentence));
  const isSpaced = turn.language !== 'zh' && turn.language !== 'ja';
  return [
    dated
      ? `${say(turn.spoken.lines.otherWords)}${isSpaced ? ' ' : ''}${dated}`
      : say(turn.spoken.lines.noMore),
  ];
}

/** They ask for an age or a time. */
const isOfTime =
  /\b(?:how old|since when|what year|how long|when)\b|wie alt|wie lange|seit wann|wann|cuántos años|desde cuándo|cuánto tiempo|cuándo|几岁|多大|多久|哪年|什么时候|何歳|何年|いつ/iu;

/** The rest of what was told last, else something near to it; nothing where there is none. */
export function goOn(saying: Saying): string[] {
  const { fresh, known, borrowed } = saying;
  if (borrowed) return [];
  const last = lastTold(saying);
  if (!last) return [];
  const rest = last.kind === 'self' ? undefined : freshOf(fresh, last);
  if (rest) return tell(rest);
  const near = nearestKnowledge(begun(fresh, known), `${last.cue} ${last.sentences.join(' ')}`);
  return near ? tell(near) : [];
}

/** The rest alone of what was told last. */
export function restOfLast(saying: Saying): string[] {
  const last = lastTold(saying);
  const rest = last && last.kind !== 'self' ? freshOf(saying.fresh, last) : undefined;
  return rest ? tell(rest) : [];
}

/** Something of its own that nobody asked for, near to what is talked about. */
export function volunteer(saying: Saying): string[] {
  const piece = somethingNew(saying);
  return piece.length > 0 ? [saying.say(saying.turn.spoken.lines.lead), ...piece] : [];
}

/** What its book, else its description, says nearest to what is talked about, of which nothing was said yet. */
export function somethingNew({ turn, known, fresh, borrowed }: Saying): string[] {
  if (borrowed) return [];
  const open = begun(fresh, known);
  const book = open.filter(({ kind }) => kind === 'book');
  const own = book.length > 0 ? book : open;
  const piece = nearestKnowledge(own, `${turn.said} ${turn.answered.at(-1) ?? ''}`) ?? own[0];
  return tell(piece);
}

/** The rest of a piece says nothing by itself: only those of which nothing was said. */
function begun(fresh: Knowledge[], known: Knowledge[]): Knowledge[] {
  const openings = new Set(known.map(({ sentences }) => sentences[0]));
  return fresh.filter(
    ({ kind, sentences, isConditional }) =>
      kind !== 'example' && !isConditional && openings.has(sentences[0]),
  );
}

/** What the description says first that was not said. */
export function ofItself({ fresh, borrowed }: Saying): string[] {
  if (borrowed) return [];
  return tell(fresh.find(({ kind }) => kind === 'self') ?? fresh.find(({ kind }) => kind === 'book'));
}

/** What of the card the last answer said; the last two, where the last said nothing of it. */
export function lastTold({ turn, known }: Saying): Knowledge | undefined {
  for (const answer of turn.answered.slice(-2).toReversed()) {
    const piece = known.findLast(({ sentences }) =>
      sentences.some((sentence) => sentence.length > 7 && answer.includes(sentence)),
    );
    if (piece) return piece;
  }
  return undefined;
}

function tell(piece: Knowledge | undefined): string[] {
  return piece?.sentences.slice(0, piece.kind === 'example' ? maxOfExample : maxSentences) ?? [];
}

function freshOf(fresh: Knowledge[], { kind, cue, sentences }: Knowledge): Knowledge | undefined {
  return fresh.find(
    (piece) =>
      piece.kind === kind &&
      piece.cue === cue &&
      piece.sentences.every((sentence) => sentences.includes(sentence)),
  );
}

/** What the card knows in another language is said in that, and that it is. */
function inOwnTongue({ borrowed, say, turn }: Saying, sentences: string[]): string[] {
  if (!borrowed || sentences.length === 0) return sentences;
  const lead = say(turn.spoken.lines.ownTongue, borrowed);
  const isSpaced = turn.language !== 'zh' && turn.language !== 'ja';
  return [lead + (isSpaced ? ' ' : '') + sentences[0], ...sentences.slice(1)];
}
