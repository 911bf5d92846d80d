import type { Part } from '../reading/parts.ts';
import { readWords } from '../bank/word-list.ts';
import { solveSum } from '../understand/solve-sum.ts';
import { answerStatement } from './answer-statement.ts';
import { answerTurn } from './answer-turn.ts';
import { picked } from './choice.ts';
import { askedWords, fromWords } from './from-card.ts';
import { fromExample } from './from-example.ts';
import { fromNeeds } from './from-needs.ts';
import { nearest } from './nearest.ts';
import { newOf, ofCard, ofSubject, ofSubjectAlone, ofSubjectTogether, ofTold } from './of-subject.ts';
import { answerRiddle, readyPiece } from './pieces.ts';
import { asksBack, quoteOf, recall } from './recall.ts';
import { selfAnswer } from './self.ts';
import { isSpaced, line, ownLine, plainly, type Reply, type Talk } from './talk.ts';
import { unknown } from './unknown.ts';

/** What is said to one part of a message. */
export function replyToPart(talk: Talk, part: Part): Reply {
  const [group = '', name = ''] = part.intent.split('.');
  const riddle = plainly(answerRiddle(talk, part));
  if (riddle) return riddle;
  if (asksBack(talk, part)) return { said: recall(talk, part), questions: [] };
  switch (group) {
    case 'sum':
      return { said: line(talk, 'sum', solveSum(part.text) ?? ''), questions: [] };
    case 'deed':
      return { said: line(talk, part.intent), questions: [] };
    case 'move':
      return answerTurn(talk, part);
    case 'cant':
      return (isFirm(part) ? undefined : plainly(ofCard(talk, part))) ?? ownLine(talk, part);
    case 'want':
      return answerRequest(talk, part, name);
    case 'know':
      if (part.shape.act === 'statement') return ofTold(talk, part);
      return plainly(ofSubject(talk, part)) ?? answerQuestion(talk, part);
    case 'ask':
      return answerQuestion(talk, part);
    case '':
      if (asks(part)) return answerQuestion(talk, part);
      return plainly(ofDetail(talk, part)) ?? answerStatement(talk, part);
    default:
      return part.shape.act === 'question' && part.score < sureOfStatement
        ? answerQuestion(talk, part)
        : answerStatement(talk, part);
  }
}

/** What is as near as this to a question of the bank is answered by what the question needs, before its other words are looked at. */
const sureOfQuestion = 0.6;

/** "Twice a week", after they have asked why its leaves turn yellow: what more is to be said of that, if anything. */
function ofDetail(talk: Talk, part: Part): string[] | undefined {
  const { fan } = talk;
  const isOfQuestion = (fan.before[0] ?? []).some(
    ({ intent, shape }) => shape.act === 'question' && intent.startsWith('know.'),
  );
  const isDetail =
    part.news.length === 0 && part.shape.mood === 0 && !part.shape.isOfCharacter && fan.parts.length === 1;
  if (!isOfQuestion || !isDetail || fan.bank.words('word.laugh').has(readWords(part.text))) return undefined;
  return ofSubjectTogether(talk, part);
}

function asks({ shape }: Part): boolean {
  return shape.act === 'question' || shape.act === 'request';
}

/** A question that is read as something told has to be as near to it as this. */
const sureOfStatement = 0.55;
/** What a question about the world may be to the card as well. */
const softRefusals: ReadonlySet<string> = new Set([
  'cant.lookup',
  'cant.weather',
  'cant.price',
  'cant.where',
]);

function isFirm({ intent }: Part): boolean {
  return !softRefusals.has(intent);
}

/** "What day is my gig?" is in no card. */
function isOfTheirDay({ fan }: Talk, { shape, text }: Part): boolean {
  const isDetail = shape.act === 'question' && (shape.asks === 'time' || shape.asks === 'person');
  return isDetail && !shape.isOfCharacter && fan.bank.words('word.my').has(readWords(text));
}

/** By an example of the card, by what it says of the thing itself, by what its entry needs, else by the entry's lines. */
function answerQuestion(talk: Talk, part: Part): Reply {
  if (isOfTheirDay(talk, part))
    return { said: quoteOf(talk, part) ?? line(talk, 'known.nothing'), questions: [] };
  const isAsk = part.intent.startsWith('ask.');
  const isOfName = part.shape.asks === 'person' && part.intent !== 'ask.who_taught';
  const isSure = isAsk && !isOfName && part.score >= sureOfQuestion;
  const known =
    fromExample(talk, part) ??
    (isAsk ? selfAnswer(talk, part) : undefined) ??
    (isSure ? fromNeeds(talk, part) : undefined) ??
    (ofSubjectFirst.test(part.intent) || isReasonOfTold(talk, part)
      ? ofSubjectTogether(talk, part)
      : undefined) ??
    (part.intent === 'ask.favourite' ? newOf(talk, fromWords(talk, part)) : fromWords(talk, part)) ??
    (isAsk ? fromNeeds(talk, part) : undefined);
  if (known && known.length > 0) return { said: known, questions: [] };
  const common = isAsk && !asksOpinion.test(part.intent) ? ofSubjectAlone(talk, part) : undefined;
  if (common) return { said: common, questions: [] };
  // Pairs of signs are soon the same: what is surely asked is not answered by what is only near.
  const isAnswered = asksOpinion.test(part.intent) || (isSure && !isSpaced(talk));
  if (isReasonOfTold(talk, part)) return { said: line(talk, 'unknown.reason'), questions: [] };
  if (isAsk)
    return (
      plainly(picked(talk, part) ?? (isAnswered ? undefined : nearest(talk, part))) ?? ownLine(talk, part)
    );
  return plainly(ofSubjectTogether(talk, part)) ?? unknown(talk, part);
}

/** "Is that too late?" is answered by what was told before it, and what the subject says of that. */
const ofSubjectFirst = /^ask\.(?:opinion|normal|can_you)$/;
/** "Why does that happen?" asks nothing of the character, whatever it is near to. */
const ofReason = /^ask\.(?:is_true|what_happened|why_kind)$/;
function isReasonOfTold({ fan }: Talk, { intent, shape, text }: Part): boolean {
  return (
    shape.asks === 'reason' &&
    !shape.isOfCharacter &&
    (intent === '' || ofReason.test(intent)) &&
    fan.bank.words('word.pronoun').has(readWords(text))
  );
}

/** What a card holds of the thing is no opinion on it. */
const asksOpinion = /^ask\.(?:opinion|normal|this_or_that|likes)$/;

/** What a card may hold of itself: other advice is seldom found by its words. */
const ofTheCard = /^(?:recommend|recipe|explain|quote|advice_beginner|what_can_you|scene|short_text|choose)/;

/** What was told before says of what they want something; where no spaces stand, sentences are too soon alike to look there for a clear wish. */
function isOpenWish(talk: Talk, { intent, score }: Part): boolean {
  return isSpaced(talk) || score < sureOfQuestion || intent === 'want.recommend' || intent === 'want.explain';
}

/** "Any tips?" after a trouble is met with more on the trouble; "what should I cook for her?" is no question of yes or no, and nobody here knows. */
function advice(talk: Talk, part: Part, name: string): string[] {
  const { fan } = talk;
  const words = askedWords(talk, part.text);
  const before = fan.parts[fan.parts.indexOf(part) - 1] ?? fan.before[0]?.at(-1);
  const isTrouble = before !== undefined && /^(?:sad|tell)\./.test(before.intent) && words.length === 0;
  const open = isTrouble
    ? fan.bank.lines(before.intent).filter((text) => !fan.answered.some((answer) => answer.includes(text)))
    : [];
  if (open.length > 0) return [talk.say(open)];
  const isOpen = name === 'decide' && part.shape.asks !== 'whether' && part.shape.act === 'question';
  if (!isOpen) return line(talk, part.intent);
  return words.length > 1 ? line(talk, 'unknown.fan') : line(talk, 'want.advice');
}

function answerRequest(talk: Talk, part: Part, name: string): Reply {
  switch (name) {
    case 'poem':
    case 'joke':
    case 'riddle':
    case 'story':
      return plainly(fromExample(talk, part) ?? readyPiece(talk, name, part)) ?? unknown(talk, part);
    case 'fact':
    case 'secret': {
      const piece = fromWords(talk, part) ?? selfAnswer(talk, part);
      return piece ? { said: [...line(talk, part.intent), ...piece], questions: [] } : unknown(talk, part);
    }
    case 'advice':
    case 'decide': {
      if (name === 'decide' && !part.shape.isOfFan && isSpaced(talk))
        return answerQuestion(talk, { ...part, intent: '' });
      return {
        said: ofSubjectTogether(talk, part) ?? ofCard(talk, part) ?? advice(talk, part, name),
        questions: [],
      };
    }
    default: {
      const needs = talk.fan.bank.entry(part.intent)?.needs ?? [];
      const own =
        fromExample(talk, part) ??
        (ofTheCard.test(name) ? fromWords(talk, part) : undefined) ??
        (isOpenWish(talk, part) ? ofSubjectTogether(talk, part) : undefined) ??
        (needs.length > 0 ? fromNeeds(talk, part) : undefined);
      return plainly(own) ?? ownLine(talk, part);
    }
  }
}
