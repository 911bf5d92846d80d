import { solveSum } from '../understand/solve-sum.ts';
import type { Part } from '../reading/parts.ts';
import { answerTurn } from './answer-turn.ts';
import { fromExample, fromNeeds, fromWords, nearest } from './from-card.ts';
import { picked } from './choice.ts';
import { answerStatement } from './answer-statement.ts';
import { answerRiddle, readyPiece } from './pieces.ts';
import { asksBack, recall } from './recall.ts';
import { selfAnswer } from './self.ts';
import { led, line, ownLine, plainly, type Reply, type Talk } from './talk.ts';
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

/** What is as near as this to a question of the bank is answered by what the question needs, before its other words are looked at. */
const sureOfQuestion = 0.6;

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
  const known =
    part.shape.asks === 'number'
      ? (fromExample(talk, part) ?? freshLine(talk, part) ?? fromWords(talk, part))
      : (newOf(talk, ofCard(talk, part)) ?? freshLine(talk, part));
  return known ?? ofCard(talk, part) ?? againOf(talk, part);
}

/** What the card says, unless it was told before. */
function newOf({ fan }: Talk, said: string[] | undefined): string[] | undefined {
  const isOld = said?.some((text) =>
    ['card.told', 'card.again'].some((name) => fan.bank.lines(name).some((lead) => text.startsWith(lead))),
  );
  return isOld ? undefined : said;
}

/** What of the subject was said before, once more; that there is no more of it where it was said just now. */
function againOf(talk: Talk, { intent }: Part): string[] | undefined {
  const [said] = talk.fan.bank.lines(intent);
  const [lead] = line(talk, 'card.again');
  if (said === undefined) return undefined;
  return lead === undefined || talk.fan.answered.at(-1)?.includes(said)
    ? line(talk, 'card.told')
    : led(talk, lead, [said]);
}

/** Questions that are about nothing by themselves: what was told before decides. */
const saysNothing = /^(?:want\.advice|want\.decide|ask\.normal)$/;

/** So near has what was told before and a question that says little by itself to be to something of the subject. */
const nearTogether = 0.28;

/** "My bowls turn into plates. What am I doing wrong?": what anybody knows who knows the subject, by both sentences; nothing more where the first was answered so. */
function ofSubjectTogether(talk: Talk, part: Part): string[] | undefined {
  const { fan, theme } = talk;
  const at = fan.parts.indexOf(part);
  const before = at > 0 ? fan.parts.slice(0, at) : (fan.before[0] ?? []);
  const told = [...before.toReversed().map(({ text }) => text), before.map(({ text }) => text).join(' ')];
  const isOfTheme = (entry: string) => theme !== undefined && entry.startsWith(`know.${theme}.`);
  const [best] = told
    .flatMap((text) => [...(saysNothing.test(part.intent) ? [text] : []), `${text} ${part.text}`])
    .flatMap((text) => fan.bank.read(text, isOfTheme).nearest)
    .toSorted((a, b) => b.score - a.score);
  if (!best || best.score < nearTogether) return undefined;
  if (at > 0 && before.some(({ intent }) => intent === best.entry)) return [];
  const meant = { ...part, intent: best.entry };
  return freshLine(talk, meant) ?? againOf(talk, meant);
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
  const isOfName = part.shape.asks === 'person' && part.intent !== 'ask.who_taught';
  const isSure = isAsk && !isOfName && part.score >= sureOfQuestion;
  const known =
    fromExample(talk, part) ??
    (isAsk ? selfAnswer(talk, part) : undefined) ??
    (isSure ? fromNeeds(talk, part) : undefined) ??
    fromWords(talk, part) ??
    (isAsk ? fromNeeds(talk, part) : undefined);
  if (known) return { said: known, questions: [] };
  if (part.intent === 'ask.opinion' || part.intent === 'ask.normal' || part.intent === 'ask.can_you') {
    const own = plainly(ofSubjectTogether(talk, part));
    if (own) return own;
  }
  if (isAsk) return plainly(picked(talk, part) ?? nearest(talk, part)) ?? ownLine(talk, part);
  return plainly(ofSubjectTogether(talk, part)) ?? unknown(talk, part);
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
    case 'decide':
      return {
        said: ofSubjectTogether(talk, part) ?? ofCard(talk, part) ?? line(talk, part.intent),
        questions: [],
      };
    default: {
      const needs = talk.fan.bank.entry(part.intent)?.needs ?? [];
      const own =
        ofCard(talk, part) ??
        ofSubjectTogether(talk, part) ??
        (needs.length > 0 ? fromNeeds(talk, part) : undefined);
      return plainly(own) ?? ownLine(talk, part);
    }
  }
}
