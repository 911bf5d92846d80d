import { intentGroups } from '../languages/intents.ts';
import type { Part } from '../understand/split-parts.ts';
import type { PartAnswer } from './answer-part.ts';
import { heavy } from './answer-statement.ts';
import { askOfNews } from './news.ts';
import { petCalled } from './recall.ts';
import type { Saying } from './saying.ts';

/** A question in return, where the part that it answers calls for one; never twice in a row, never after its own words. */
export function askBack(saying: Saying, answers: (PartAnswer & { part: Part })[]): string {
  const { turn, say } = saying;
  if (answers.some(({ isOwn, part }) => isOwn || part.isDeed)) return '';
  const hasJustAsked = /[?？]["”]?\s*$/.test(turn.answered.at(-1) ?? '');
  const isFeeling = answers.some(({ part }) => feelings.has(part.intent));
  if (hasJustAsked && !isFeeling && turn.answered.length > 1) return '';
  const isHeavy = answers.some(({ part }) => heavy.has(part.intent));
  const news = isHeavy ? '' : askOfNews(saying);
  if (news) return news;
  const { ask } = answers.findLast((answer) => answer.ask.length > 0) ?? { ask: [] };
  if (ask.length === 0) return answers.every(({ part }) => light.has(part.intent)) ? askOfKnown(saying) : '';
  const isGreeting = answers.some(({ part }) => part.intent === 'hello');
  return isGreeting && turn.answered.length > 3 ? '' : say(ask);
}

const feelings: ReadonlySet<string> = new Set([
  'heartbreak',
  'failed',
  'ill',
  'lonely',
  'angry',
  'worried',
  'hurt',
  'sad',
  'joy',
]);

/** Small talk, in which one may ask for a name. */
const light: ReadonlySet<string> = new Set([
  'other',
  ...intentGroups.stances,
  'speaks',
  'wow',
  'mood',
  'fine',
  'morning',
  'likes_it',
  'weekend',
  'rain',
  'heat',
]);

/** What is not known yet, once each, or what they have told earlier. */
export function askOfKnown({ turn, say }: Saying): string {
  const { known, answered, recent, news } = turn;
  const { lines } = turn.spoken;
  const turns = answered.length;
  const isAsked = (options: string[]) =>
    options.some((line) => answered.some((answer) => answer.includes(line)));
  if (turns > 2 && turns % 4 === 1 && !known.find('name') && !isAsked(lines.askName))
    return say(lines.askName);
  const isRecent = (kind: 'pet' | 'plan') => [...news, ...recent].some((fact) => fact.kind === kind);
  const pet = known.find('pet');
  if (turns % 6 === 4 && pet && !turn.hasLostPet && !isRecent('pet'))
    return say(lines.askPet, petCalled(pet, lines).split(/,| and | y | und |と/)[0]);
  return '';
}
