import type { Part } from '../reading/parts.ts';
import { fromWords } from './from-card.ts';
import { fromNeeds } from './from-needs.ts';
import { goOn, ofItself, restOfLast } from './go-on.ts';
import { anotherPiece, offeredPiece, readyPiece } from './pieces.ts';
import { line, ownLine, plainly, type Reply, type Talk } from './talk.ts';

/** Short words that look at what was said before: "why?", "and you?", "ok". */
export function answerTurn(talk: Talk, part: Part): Reply {
  const own = () => ownLine(talk, part);
  switch (part.intent) {
    case 'move.yes':
      return plainly(offered(talk) ?? afterSorrow(talk, 'stay.sad') ?? reaction(talk)) ?? own();
    case 'move.no':
    case 'move.maybe':
    case 'move.dont_know':
    case 'move.fine':
    case 'move.nothing_much':
      return plainly(afterSorrow(talk, 'stay.ok')) ?? own();
    case 'move.ok':
      return plainly(afterSorrow(talk, 'stay.ok')) ?? own();
    case 'move.thanks':
      return plainly(afterSorrow(talk, 'stay.thanks')) ?? own();
    case 'move.laugh':
      return plainly(afterSorrow(talk, 'stay.laugh')) ?? own();
    case 'move.why':
      return plainly(reason(talk, part)) ?? own();
    case 'move.wow':
    case 'move.nice':
      return plainly(afterSorrow(talk, 'stay.ok') ?? restOfLast(talk)) ?? own();
    case 'move.more': {
      const more = goOn(talk);
      return (
        plainly(
          anotherPiece(talk) ?? (more.length > 0 ? [...line(talk, part.intent), ...more] : undefined),
        ) ?? {
          said: line(talk, 'card.told'),
          questions: [],
        }
      );
    }
    case 'move.doing':
      return plainly(fromNeeds(talk, { ...part, intent: 'ask.working_on' })) ?? own();
    case 'move.and_you':
      return plainly(ofItselfToo(talk, part)) ?? own();
    default:
      return own();
  }
}

/** What was offered in the last answer, where they say yes to it. */
function offered(talk: Talk): string[] | undefined {
  const last = talk.fan.answered.at(-1) ?? '';
  if (!/[?？]["”]?\s*$/.test(last)) return undefined;
  const kind = offeredPiece(talk);
  return kind && readyPiece(talk, kind);
}

/** What is said to the answer that a question of its own gets. */
export function reaction(talk: Talk): string[] | undefined {
  const reactions = talk.fan.bank.reactionsTo(talk.fan.answered.at(-1) ?? '');
  return reactions.length > 0 ? [talk.say(reactions)] : undefined;
}

/** A short word after something heavy is no end of it. */
function afterSorrow(talk: Talk, name: string): string[] | undefined {
  return isInSorrow(talk) ? line(talk, name) : undefined;
}

/** The last thing that they told was heavy, one message that says little aside. */
export function isInSorrow({ fan }: Talk): boolean {
  const last = fan.before.slice(0, 2).find((parts) => parts.some(({ intent }) => intent !== '')) ?? [];
  return last.some(({ intent }) => isHeavy(intent));
}

/** Sad enough that small talk hurts. */
export function isHeavy(intent: string): boolean {
  return intent.startsWith('sad.') && !lightTroubles.has(intent);
}

const lightTroubles: ReadonlySet<string> = new Set([
  'sad.bored',
  'sad.broken',
  'sad.anxious',
  'sad.angry',
  'sad.boss',
  'sad.embarrassed',
  'sad.exam',
  'sad.interview',
  'sad.plant',
  'sad.tired',
  'sad.sorry_for_venting',
  'sad.world',
]);

/** "Why?": the rest of what was told, or the reason that the entry before has. */
function reason(talk: Talk, part: Part): string[] | undefined {
  const rest = restOfLast(talk);
  if (rest) return rest;
  const [last] = talk.fan.before[0] ?? [];
  const reasons = last && talk.fan.bank.entry(last.intent)?.reasons;
  if (reasons && reasons.length > 0) return [talk.say(reasons)];
  const together = last && {
    ...part,
    text: `${part.text} ${last.text}`,
    shape: { ...last.shape, asks: 'reason' } as const,
  };
  return together && fromWords(talk, together);
}

/** "And you?": about what they have just told, or what was asked last. */
function ofItselfToo(talk: Talk, part: Part): string[] | undefined {
  const { fan } = talk;
  const told = fan.parts.filter(({ intent }) => intent !== 'move.and_you').at(-1) ?? fan.before[0]?.at(-1);
  const asked = /[^.!?。！？]+[?？]/g;
  const question = fan.answered.at(-1)?.match(asked)?.at(-1);
  const read = question ? fan.bank.read(question).nearest[0] : undefined;
  const intent =
    (told && too[told.intent]) ??
    (read && read.score > 0.5 && read.entry.startsWith('ask.') ? read.entry : undefined);
  if (!intent) return undefined;
  const own = intent === 'ask.who' ? ofItself(talk) : fromNeeds(talk, { ...part, intent });
  return own ?? line(talk, intent);
}

/** What they ask of the character where they have told the same of themselves. */
const too: Partial<Record<string, string>> = {
  'tell.place': 'ask.where_live',
  'glad.home': 'ask.where_live',
  'tell.job': 'ask.who',
  'tell.pet': 'ask.pets',
  'glad.pet': 'ask.pets',
  'tell.kids': 'ask.kids',
  'tell.family': 'ask.family',
  'tell.friend': 'ask.friends',
  'tell.partner': 'ask.partner',
  'tell.eating': 'ask.food',
  'tell.drinking': 'ask.drink',
  'tell.music': 'ask.music',
  'tell.reading': 'ask.book',
  'tell.watching': 'ask.film',
  'tell.sport': 'ask.sport',
  'tell.age': 'ask.age',
  'tell.name': 'ask.name',
  'tell.like': 'ask.hobby',
  'tell.memory': 'ask.childhood',
  'tell.wish': 'ask.dream',
  'tell.plan': 'ask.working_on',
  'glad.holiday': 'ask.travel',
  'tell.routine': 'ask.typical_day',
  'move.fine': 'move.how_are_you',
  'move.nothing_much': 'move.doing',
  'tell.working': 'ask.working_on',
};
