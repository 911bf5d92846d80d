import type { Fact } from '../../facts/read-facts.ts';
import { readWords } from '../bank/word-list.ts';
import { petName } from '../../facts/read-facts.ts';
import type { Part } from '../reading/parts.ts';
import { isHeavy, isInSorrow, reaction } from './answer-turn.ts';
import { fromWords } from './from-card.ts';
import { fromExample } from './from-example.ts';
import { heard } from './heard.ts';
import { asYours } from './recall.ts';
import { isSpaced, line, ownLine, type Reply, type Talk } from './talk.ts';

/** As near as this, what they tell is surely meant. */
const surelyTold = 0.5;
/** The same of something that hurts. */
const nearlyTold = 0.4;

/** Something that they tell: how it stands with them is met first, then what the card knows of it. */
export function answerStatement(talk: Talk, part: Part): Reply {
  const heavy = isHeavy(part.intent);
  if (!heavy) {
    const example = fromExample(talk, part);
    if (example) return { said: example, questions: [] };
  }
  const isSad = part.intent.startsWith('sad.');
  if (isSad && (heavy || isInSorrow(talk)) && (part.score >= nearlyTold || !isInSorrow(talk))) {
    const reply = withCard(talk, part, ownLine(talk, part));
    return { ...reply, said: [...newsOf(talk, part), ...reply.said], isHeavy: true };
  }
  if (isMourning(talk) && part.news.length === 0 && !part.intent.startsWith('glad.'))
    return { ...ownLine(talk, { ...part, intent: 'sad.mourning' }), isHeavy: true };
  const isOther =
    part.score >= surelyTold && part.shape.mood >= 0 && /^(?:glad|you|tell)\./.test(part.intent);
  if (isInSorrow(talk) && isBetter(talk, part)) return { said: line(talk, 'stay.better'), questions: [] };
  if (isInSorrow(talk) && !isOther) return { said: line(talk, 'stay.sad'), questions: [], isHeavy: true };
  const news = newsOf(talk, part);
  const said = reaction(talk);
  if (said && part.score < surelyTold && part.shape.mood >= 0 && part.kinds.size === 0)
    return { said: [...news, ...said], questions: [] };
  if (news.length > 0 && !/^(?:glad|sad|you)\./.test(part.intent))
    return { said: news, questions: part.intent === '' ? [] : ownLine(talk, part).questions };
  if (part.intent === '')
    return withCard(talk, part, { said: [...news, ...heard(talk, part)], questions: [] });
  const reply = ownLine(talk, part);
  return withCard(talk, part, { ...reply, said: [...news, ...reply.said] });
}

/** "They say it looks better": a turn for the good within what weighs on them. */
function isBetter({ fan }: Talk, { shape, text }: Part): boolean {
  return !shape.isNegative && shape.mood >= 0 && fan.bank.words('word.better').has(readWords(text));
}

/** So many messages after a loss are still about it. */
const lossBreaths = 2;

function isMourning({ fan }: Talk): boolean {
  return fan.before
    .slice(0, lossBreaths)
    .flat()
    .some(({ intent }) => intent === 'sad.loss' || intent === 'sad.loss_pet' || intent === 'sad.mourning');
}

/** Troubles and things on which the character of the subject has something to say. */
const ofSubject: ReadonlySet<string> = new Set([
  'sad.pain',
  'sad.plant',
  'sad.broken',
  'sad.sleepless',
  'sad.bored',
  'tell.diet',
  'tell.beginner',
  'tell.plants',
]);

/** The reply with what the card says of the thing, where it is surely about it. */
function withCard(talk: Talk, part: Part, reply: Reply): Reply {
  const isTrouble = part.intent === '' && (part.shape.mood < 0 || !part.shape.isOfFan);
  if (!isTrouble && !ofSubject.has(part.intent)) return reply;
  const own = fromWords(talk, part) ?? ofThing(talk, part);
  const isTold = own?.some((text) => talk.fan.bank.lines('card.told').includes(text));
  return own && !isTold ? { ...reply, said: [...reply.said, ...own], questions: [] } : reply;
}

/** What the card says of the thing that a trouble is with, where no spaces part it from the rest. */
function ofThing(talk: Talk, part: Part): string[] | undefined {
  const [thing] = part.kinds.values();
  return thing && !isSpaced(talk) ? fromWords(talk, { ...part, text: thing }) : undefined;
}

/** Notes on what they told of themselves. */
function newsOf(talk: Talk, part: Part): string[] {
  const isFeeling = /^(?:glad|sad)\./.test(part.intent);
  return part.news
    .filter(
      ({ kind }) =>
        !isFeeling ||
        kind === 'name' ||
        kind === 'job' ||
        (kind === 'pet' && part.intent === 'glad.pet') ||
        (kind === 'plan' && (part.intent === 'glad.started' || part.intent === 'glad.holiday')),
    )
    .flatMap((fact) => acknowledge(talk, fact));
}

function acknowledge(talk: Talk, { kind, content: told }: Fact): string[] {
  if (kind === 'other') return [];
  const content = kind === 'pet' ? petName(told) : asYours(talk, told);
  if (kind === 'pet' && content === told) return line(talk, 'tell.pet');
  if (kind === 'job' && /^(?:at|for|in|en|bei|im) /.test(content)) return line(talk, 'fact.work', content);
  return line(talk, `fact.${kind}`, content);
}
