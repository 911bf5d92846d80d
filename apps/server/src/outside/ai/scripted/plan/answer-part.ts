import { solveSum } from '../understand/solve-sum.ts';
import type { Part } from '../understand/split-parts.ts';
import { answerQuestion } from './answer-question.ts';
import { answerEmoji, answerStance, answerStatement, newsOf, toldFit, withNews } from './answer-statement.ts';
import { describe, describeScene } from './describe.ts';
import { cardFirst, cardSecond, exampleFirst, mayBeTrouble, stances, subjectSecond } from './intent-sets.ts';
import { fit, fitExample, goOn, ofItself, restOfLast, somethingNew, sureFit } from './own-words.ts';
import { anotherPiece, readyPiece, riddleAnswer } from './ready-pieces.ts';
import { recall } from './recall.ts';
import { correct } from './correct.ts';
import type { Saying } from './saying.ts';
import { ofSubject, ofSubjectToTrouble } from './subject.ts';
import { dayAndHour, latestPost } from './world.ts';

/** What is said to one part, and how the answer may go on. */
export type PartAnswer = {
  said: string[];
  /** The card or a ready piece has answered: nothing is asked in return. */
  isOwn: boolean;
  /** Questions that fit in return. */
  ask: string[];
};

/** "What are you doing?", not "are you there?" */
const asksForDeed = /what|was|qué|干|做|忙|何|なに/iu;

/** A feeling that an example of the card is about. */
const hintedFit = 1.6;

/** A story about something that they name. */
const ofSomething =
  /\b(?:story|tale|historia|cuento|geschichte) (?:of|about|with|del?|sobre|con|vom?|über|mit)\b|[\p{Script=Han}]{2}.{0,2}的故事/iu;

/** Answers one part of a message. */
export function answerPart(saying: Saying, part: Part): PartAnswer {
  const { turn, say } = saying;
  const { lines, exchanges } = turn.spoken;
  const own = (said: string[] | undefined): PartAnswer | undefined =>
    said && said.length > 0 ? { said, isOwn: true, ask: [] } : undefined;
  switch (part.intent) {
    case 'sum':
      return { said: [say(lines.sum, solveSum(part.text) ?? '')], isOwn: true, ask: [] };
    case 'question':
      // "I live in Lisbon, and you?"
      if (part.news.length > 0 && turn.spoken.andYou.test(part.text))
        return { said: newsOf(saying, part), isOwn: false, ask: [] };
      return { said: answerQuestion(saying, part), isOwn: true, ask: [] };
    case 'other':
      return answerStatement(saying, part);
    case 'emoji':
      return answerEmoji(saying, part);
    case 'unclear':
      return { said: [say(lines.unclear)], isOwn: false, ask: [] };
    default:
  }
  const { intent } = part;
  const exchange = exchanges[intent];
  const plain = (): PartAnswer => ({
    said: [say(exchange.say, part.detail)].filter(Boolean),
    isOwn: false,
    ask: exchange.ask ?? [],
  });
  if (part.isDeed) return { ...plain(), ask: [] };
  const remembered = recall(saying, part);
  if (remembered) return { said: remembered, isOwn: true, ask: [] };
  const remedy =
    mayBeTrouble.has(intent) && (fitExample(saying, part, toldFit) ?? ofSubjectToTrouble(saying, part.text));
  if (remedy) return { said: remedy, isOwn: true, ask: [] };
  if (exampleFirst.has(intent))
    return (
      own(fitExample(saying, part, hintedFit)) ??
      (intent === 'ill' ? own(ofSubject(saying, part.text)) : undefined) ??
      withNews(saying, part, plain())
    );
  if (cardFirst.has(intent) && (intent !== 'doing' || asksForDeed.test(part.text))) {
    const answer =
      own(fitExample(saying, part)) ??
      own(fit(saying, part, sureFit)) ??
      own(subjectSecond.has(intent) ? ofSubject(saying, part.text) : undefined) ??
      own(intent === 'feels' ? fit(saying, part) : undefined);
    if (answer) return answer;
  }
  switch (intent) {
    case 'posts':
      return own(latestPost(saying)) ?? plain();
    case 'clock':
      return own(dayAndHour(saying)) ?? plain();
    case 'riddle_answer':
      return (
        own(riddleAnswer(saying)) ??
        own(restOfLast(saying)) ?? { said: [say(lines.noRiddle)], isOwn: true, ask: [] }
      );
    case 'unsure':
      return own(riddleAnswer(saying)) ?? plain();
    case 'poem':
    case 'joke':
    case 'riddle':
    case 'story':
      return (
        own(fitExample(saying, part)) ??
        (ofSomething.test(part.text) ? own(fit(saying, part)) : undefined) ??
        own(readyPiece(saying, intent)) ??
        plain()
      );
    case 'fact':
    case 'secret': {
      const fact = somethingNew(saying);
      return {
        said: [say(exchange.say), ...(fact.length > 0 ? fact : ofItself(saying))],
        isOwn: true,
        ask: [],
      };
    }
    case 'age': {
      const age = turn.spoken.age.exec(saying.card.description)?.[0];
      if (age && !saying.borrowed) return { said: [say(lines.sayAge, age)], isOwn: true, ask: [] };
      return own(fit(saying, part)) ?? plain();
    }
    case 'nature':
      return own(describe(saying)) ?? { said: [say(lines.deflect)], isOwn: true, ask: [] };
    case 'here':
      return own(describeScene(saying)) ?? own(fit(saying, part)) ?? plain();
    case 'self':
      return (
        own(ofItself(saying)) ?? own(describe(saying)) ?? { said: [say(lines.noMore)], isOwn: true, ask: [] }
      );
    case 'and_you':
      return own(answerToo(saying)) ?? plain();
    case 'more': {
      const more = goOn(saying);
      if (more.length > 0) return { said: [say(exchange.say), ...more], isOwn: true, ask: [] };
      return own(anotherPiece(saying, part.text)) ?? { said: [say(lines.noMore)], isOwn: false, ask: [] };
    }
    case 'correction':
      return own(correct(saying, part, exchange.say)) ?? plain();
    case 'why':
      return own(restOfLast(saying)) ?? own(followUpOnSubject(saying, part)) ?? plain();
    case 'wow':
      return own(restOfLast(saying)) ?? plain();
    case 'doing':
      return own(asksForDeed.test(part.text) ? describeScene(saying) : undefined) ?? plain();
    default:
  }
  if (cardSecond.has(intent)) {
    const related = turn.answered.length % 2 === 0 ? fit(saying, part, sureFit) : undefined;
    return withNews(
      saying,
      part,
      related ? { ...plain(), said: [...plain().said, ...related], isOwn: true } : plain(),
    );
  }
  if (stances.has(intent)) return withNews(saying, part, answerStance(saying, part, plain()));
  return withNews(saying, part, plain());
}

/** "Why?" after something of the subject was asked. */
function followUpOnSubject(saying: Saying, part: Part): string[] | undefined {
  return ofSubject(saying, `${part.text} ${saying.turn.earlier.at(-1) ?? ''}`);
}

/** "And you?": about what they have just told, or what was asked last. */
function answerToo(saying: Saying): string[] | undefined {
  const question = /[^.!?。！？]+[?？]/g;
  const last = saying.turn.answered.at(-1)?.match(question)?.at(-1);
  return last
    ? fit(
        saying,
        {
          text: last,
          intent: 'question',
          detail: '',
          isDeed: false,
          isQuestion: true,
          isOfCharacter: true,
          news: [],
        },
        sureFit,
      )
    : undefined;
}
