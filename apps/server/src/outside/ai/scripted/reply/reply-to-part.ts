import { solveSum } from '../understand/solve-sum.ts';
import type { Part } from '../reading/parts.ts';
import { answerTurn } from './answer-turn.ts';
import { fromExample, fromNeeds, fromWords } from './from-card.ts';
import { answerStatement } from './answer-statement.ts';
import { answerRiddle, readyPiece } from './pieces.ts';
import { recall } from './recall.ts';
import { selfAnswer } from './self.ts';
import { line, ownLine, plainly, type Reply, type Talk } from './talk.ts';
import { unknown } from './unknown.ts';

/** What is said to one part of a message. */
export function replyToPart(talk: Talk, part: Part): Reply {
  const [group = '', name = ''] = part.intent.split('.');
  const riddle = plainly(answerRiddle(talk, part));
  if (riddle) return riddle;
  switch (group) {
    case 'sum':
      return { said: line(talk, 'sum', solveSum(part.text) ?? ''), questions: [] };
    case 'deed':
      return { said: line(talk, part.intent), questions: [] };
    case 'recall':
      return plainly(recall(talk, part)) ?? unknown(talk, part);
    case 'move':
      return answerTurn(talk, part);
    case 'cant':
      return (isFirm(part) ? undefined : plainly(ofCard(talk, part))) ?? ownLine(talk, part);
    case 'want':
      return answerRequest(talk, part, name);
    case 'know':
      return plainly(ofSubject(talk, part)) ?? answerQuestion(talk, part);
    case 'ask':
      return answerQuestion(talk, part);
    case '':
      return asks(part) ? answerQuestion(talk, part) : answerStatement(talk, part);
    default:
      return part.shape.act === 'question' && part.score < sureOfStatement
        ? answerQuestion(talk, part)
        : answerStatement(talk, part);
  }
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

/** What the card says of its subject, else what anybody knows who knows it; a number anybody knows better. */
function ofSubject(talk: Talk, part: Part): string[] | undefined {
  if (part.shape.asks !== 'number') return ofCard(talk, part) ?? freshLine(talk, part);
  return fromExample(talk, part) ?? freshLine(talk, part) ?? fromWords(talk, part);
}

/** A line of the entry that was not said yet. */
function freshLine(talk: Talk, { intent }: Part): string[] | undefined {
  const open = talk.fan.bank
    .lines(intent)
    .filter((text) => !talk.fan.answered.some((answer) => answer.includes(text)));
  const said = talk.say(open);
  return said === '' ? undefined : [said];
}

function ofCard(talk: Talk, part: Part): string[] | undefined {
  return fromExample(talk, part) ?? fromWords(talk, part);
}

/** By an example of the card, by what it says of the thing itself, by what its entry needs, else by the entry's lines. */
function answerQuestion(talk: Talk, part: Part): Reply {
  const isAsk = part.intent.startsWith('ask.');
  const known =
    fromExample(talk, part) ??
    (isAsk ? selfAnswer(talk, part) : undefined) ??
    fromWords(talk, part) ??
    (isAsk ? fromNeeds(talk, part) : undefined);
  if (known) return { said: known, questions: [] };
  return isAsk ? ownLine(talk, part) : unknown(talk, part);
}

function answerRequest(talk: Talk, part: Part, name: string): Reply {
  switch (name) {
    case 'poem':
    case 'joke':
    case 'riddle':
    case 'story':
      return plainly(fromExample(talk, part) ?? readyPiece(talk, name)) ?? unknown(talk, part);
    case 'fact':
    case 'secret': {
      const piece = selfAnswer(talk, part);
      return piece ? { said: [...line(talk, part.intent), ...piece], questions: [] } : unknown(talk, part);
    }
    default: {
      const needs = talk.fan.bank.entry(part.intent)?.needs ?? [];
      const own = ofCard(talk, part) ?? (needs.length > 0 ? fromNeeds(talk, part) : undefined);
      return plainly(own) ?? ownLine(talk, part);
    }
  }
}
