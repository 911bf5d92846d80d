import type { FactKind } from '@kindred/contract/memory/limits';
import { type Fact, petName } from '../facts/read-facts.ts';
import type { Lines, Say } from './lines/lines.ts';
import { quoteOf } from './quote-of.ts';
import type { FanTurn } from './read-fan-turn.ts';

/** Answers what was told or asked about the fan, and what was said in politeness. */
export function reactTo(turn: FanTurn, lines: Lines, say: Say): string[] {
  // "Say hello to Miso" is no answer to its death.
  const news = turn.intent === 'loss' ? [] : turn.news.map((fact) => acknowledge(fact, turn, say));
  const reaction = reactToIntent(turn, lines, say);
  // One greets before anything else.
  return (turn.intent === 'hello' ? [reaction, ...news] : [...news, reaction]).filter(Boolean);
}

function acknowledge({ kind, content: told }: Fact, { spoken }: FanTurn, say: Say): string {
  const { lines } = spoken;
  const content = spoken.asYours(told);
  switch (kind) {
    case 'name':
      return say(lines.metName, content);
    case 'place':
      return say(lines.metPlace, content);
    case 'job':
      return say(/^(?:at|for|in|en|bei|im) /.test(content) ? lines.metWork : lines.metJob, content);
    case 'birthday':
      return say(lines.metBirthday, content);
    case 'pet':
      return say(lines.metPet, petCalled(content, lines));
    case 'plan':
      return say(lines.metPlan, content);
    case 'like':
      return say(lines.metLike, content);
    case 'other':
      return '';
    default:
      return kind satisfies never;
  }
}

/** By its name, or as theirs. */
export function petCalled(content: string, lines: Lines): string {
  return isNamed(content) ? petName(content) : (lines.theirPet[0] ?? '').replace('{pet}', content);
}

function isNamed(content: string): boolean {
  return petName(content) !== content;
}

/** They ask for what they have told of themselves. */
export function isOfWhatWasTold({ intent, said, spoken }: FanTurn): boolean {
  return intent === 'question' && spoken.asksBack.test(said) && spoken.own.test(said);
}

function reactToIntent(turn: FanTurn, lines: Lines, say: Say): string {
  const { intent, known, answered, spoken } = turn;
  const recall = (kind: FactKind, options: string[]) => {
    const told = known.find(kind);
    const content = told && spoken.asYours(told);
    if (!content) return say(lines.notTold) || say(lines.dontKnow);
    if (kind !== 'pet') return say(options, content) || content;
    const called = petCalled(content, lines);
    return say(isNamed(content) ? options : lines.petUnnamed, called) || called;
  };
  switch (intent) {
    case 'ask_name':
      return recall('name', lines.knowsName);
    case 'ask_place':
      return recall('place', lines.knowsPlace);
    case 'ask_job':
      return recall('job', lines.knowsJob);
    case 'ask_birthday':
      return recall('birthday', lines.knowsBirthday);
    case 'ask_pet':
      return recall('pet', lines.knowsPet);
    case 'ask_plan':
      return recall('plan', lines.knowsPlan);
    case 'ask_like':
      return recall('like', lines.knowsLike);
    case 'ask_memory': {
      const isSpaced = turn.language !== 'zh' && turn.language !== 'ja';
      const facts = known
        .list()
        .slice(-6)
        .map(({ content }) => spoken.asYours(content));
      return facts.length > 0 ? say(lines.remembers, facts.join(isSpaced ? ', ' : '、')) : say(lines.notTold);
    }
    case 'is_ai':
      return say(lines.isAi) || (lines.isAi[0] ?? '');
    case 'hello':
      // "Good to see you again" is for whoever was here before.
      return say(answered.length > 1 ? lines.hello : lines.hello.slice(0, -1));
    case 'ask_price':
      return say(lines.price);
    case 'ask_own_name':
      return say(lines.ownName) || (lines.ownName[0] ?? '');
    case 'ask_picture':
      return say(lines.picture) || (lines.picture[0] ?? '');
    case 'ask_joke':
      return say(lines.joke);
    case 'ask_story':
      return say(lines.story);
    case 'unseen':
      return say(lines.unseen) || (lines.unseen[0] ?? '');
    case 'gift':
    case 'mood':
    case 'thanks':
    case 'goodbye':
    case 'warmth':
    case 'loss':
    case 'joy':
    case 'ill':
    case 'sad':
    case 'worried':
    case 'bored':
    case 'let_be':
    case 'complaint':
    case 'laugh':
    case 'yes':
    case 'no':
    case 'unsure':
    case 'fine':
    case 'low':
    case 'emoji':
    case 'unclear':
      return say(lines[intent]);
    case 'ask_age':
    case 'ask_character':
    case 'ask_here':
    case 'about_both':
    case 'about_you':
    case 'why':
    case 'more':
    case 'wow':
    case 'question':
    case 'other':
      return quoteOf(turn, lines, say) || (isOfWhatWasTold(turn) ? say(lines.notTold) : '');
    default:
      return intent satisfies never;
  }
}
