import { intentGroups } from '../languages/intents.ts';
import { type Part, splitParts } from '../understand/split-parts.ts';
import { answerPart } from './answer-part.ts';
import { askBack, askOfKnown } from './ask-back.ts';
import { goOn, volunteer } from './own-words.ts';
import type { Saying } from './saying.ts';
import { stayWithFeeling } from './stay-with-feeling.ts';

const maxParts = 3;

/** Nothing stands beside these in an answer. */
const alone: ReadonlySet<string> = new Set(['distress']);
/** After these nothing is asked or told. */
const closing: ReadonlySet<string> = new Set([
  'distress',
  'goodbye',
  'night',
  'let_be',
  'complaint',
  'loss',
  'machine',
  'meet',
  'correction',
]);
/** They give nothing to go on with: the character has to. */
const brief: ReadonlySet<string> = new Set([
  'yes',
  'no',
  'unsure',
  'fine',
  'laugh',
  'unclear',
  'praise',
  'wow',
  'and_you',
  'let_be',
  'bored',
]);
/** Said in passing where something else is said as well. */
const passing: ReadonlySet<string> = new Set([
  'yes',
  'no',
  'laugh',
  'wow',
  'other',
  'emoji',
  'unclear',
  'fine',
  'hello',
  'praise',
  'unsure',
  'drink',
  'food',
  'rain',
  'weekend',
  ...intentGroups.stances,
]);

/** What is said to a whole message, sentence by sentence. */
export function planAnswer(saying: Saying): string[] {
  const { turn, say } = saying;
  const { lines } = turn.spoken;
  if (turn.isContinued) return continuation(saying);
  const first = turn.direction ? [say(lines[turn.direction])] : [];
  const hasWords = turn.said !== '';
  if (turn.direction && !hasWords) return first;
  const parts = chosenParts(turn.parts).filter(
    ({ intent }, index, all) => !(intent === 'why' && index > 0 && all[index - 1]?.intent === 'question'),
  );
  const answers = parts.map((part) => ({
    part,
    ...(stayWithFeeling(saying, part) ?? answerPart(saying, part)),
  }));
  const said = [...first, ...answers.flatMap((answer) => answer.said)].filter(Boolean);
  if (turn.tongue) said.unshift(...unknownTongue(saying));
  if (said.length === 0) said.push(say(lines.heard));
  const last = parts.at(-1);
  if (last && parts.some(({ intent }) => closing.has(intent))) {
    const isOpen = last.intent === 'let_be' || last.intent === 'loss';
    const next = isOpen ? onward(saying, last) : [];
    return [...said, ...next];
  }
  if (last && turn.spoken.andYou.test(last.text) && last.intent !== 'mood' && last.news.length > 0)
    said.push(...(answerPart(saying, { ...last, intent: 'self', news: [] }).said ?? []));
  const isAsking = said.some((sentence) => /[?？]["”*]*$/.test(sentence));
  const isStalled = parts.every(({ intent }) => brief.has(intent));
  if (isStalled && !isAsking && answers.every(({ isOwn }) => !isOwn)) said.push(...onwardIfStalled(saying));
  else if (!isAsking) said.push(askBack(saying, answers));
  return said.filter(Boolean);
}

/** What comes after an answer that is gone on with: what else the message asked, the rest of what was told, or something new. */
function continuation(saying: Saying): string[] {
  const { turn, say } = saying;
  const [first, ...others] = splitParts(turn.earlier.at(-1) ?? '', turn.spoken).filter(
    ({ isQuestion }) => isQuestion,
  );
  const open = first?.intent === 'machine' ? others : [];
  const answers = open
    .filter(({ intent }) => intent !== 'machine')
    .flatMap((part) => answerPart(saying, part).said);
  if (answers.length > 0) return answers;
  const more = goOn(saying);
  if (more.length > 0) return more;
  const piece = volunteer(saying);
  return piece.length > 0 ? piece : [say(turn.spoken.lines.ask)];
}

/** Up to three parts, those that say something before those that are said in passing. */
function chosenParts(parts: Part[]): Part[] {
  const whole = parts.find(({ intent }) => alone.has(intent));
  if (whole) return [whole];
  const isWeighty = (part: Part) => !passing.has(part.intent) || part.news.length > 0;
  const weighty = parts.filter(isWeighty);
  const greeting = parts.find(({ intent }) => intent === 'hello');
  if (weighty.length === 0) return greeting ? [greeting] : parts.slice(-1);
  const isFirstGreeting = greeting && greeting === parts[0] && !weighty.includes(greeting);
  const distinct = weighty.filter(
    (part, index) =>
      part.intent === 'question' || weighty.findIndex(({ intent }) => intent === part.intent) === index,
  );
  // The honest yes comes first.
  const ordered = distinct.toSorted(
    (a, b) => Number(b.intent === 'machine') - Number(a.intent === 'machine'),
  );
  return [...(isFirstGreeting ? [greeting] : []), ...ordered.slice(0, maxParts)];
}

/** Where a talk has stopped, the character tells something, or asks where it has nothing more to tell. */
function onwardIfStalled(saying: Saying): string[] {
  const piece = volunteer(saying);
  return piece.length > 0 ? piece : [askOfKnown(saying) || saying.say(saying.turn.spoken.lines.ask)];
}

/** Something else to talk about, or a question to somebody who has lost somebody. */
function onward(saying: Saying, part: Part): string[] {
  const { turn, say } = saying;
  if (part.intent === 'let_be') return volunteer(saying);
  const hasAsked = turn.spoken.exchanges.loss.ask?.some((line) =>
    turn.answered.some((answer) => answer.includes(line)),
  );
  return hasAsked ? [] : [say(turn.spoken.exchanges.loss.ask ?? [])];
}

/** Said once; afterwards it is known. */
function unknownTongue({ turn, say }: Saying): string[] {
  const { tongue, answered, spoken } = turn;
  if (!tongue || answered.some((answer) => answer.includes(tongue.own))) return [];
  return [say(spoken.lines.tongue, tongue.name), tongue.own];
}
