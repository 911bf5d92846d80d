import type { FactKind } from '@kindred/contract/memory/limits';
import type { Saying } from './own-words.ts';
import { petCalled } from './react.ts';

/** What an answer consists of so far. */
export type Answered = { hasOwnWords: boolean; isUnanswered: boolean };

/**
 * A question in return: about what they just told, then at times about what they told before or what is not known of them yet,
 * then about what the character said itself; anything at all where nothing else is to be said. '' for none.
 */
export function askBack(saying: Saying, { hasOwnWords, isUnanswered }: Answered): string {
  const { turn, lines, say } = saying;
  switch (turn.intent) {
    case 'goodbye':
    case 'complaint':
    case 'let_be':
      return '';
    case 'sad':
    case 'low':
      return say(lines.askSad);
    case 'loss':
      return say(lines.askLoss);
    case 'ill':
      return say(lines.askIll);
    case 'joy':
      return say(lines.askJoy);
    case 'hello':
    case 'mood':
      // "Fine, and you?" has said it.
      return (turn.spoken.andYou.test(turn.said) ? '' : say(lines.askMood)) || say(lines.ask);
    default:
  }
  const news = askOfNews(saying);
  if (news) return news;
  const known = askOfKnown(saying);
  if (known) return known;
  // Who answers what was asked need not ask each time.
  if (hasOwnWords) return turn.answered.length % 3 === 1 ? '' : say(lines.askAfterOwn) || say(lines.ask);
  if (isUnanswered) return say(lines.askBack) || say(lines.ask);
  if (turn.intent === 'other' && turn.news.length === 0) return say(lines.askOn) || say(lines.ask);
  return say(lines.ask);
}

function askOfNews({ turn, lines, say }: Saying): string {
  const told = turn.news.at(-1);
  if (!told) return '';
  const { kind, content } = told;
  const asks: Partial<Record<FactKind, string[]>> = {
    like: lines.askTopic,
    place: lines.askOfPlace,
    job: lines.askOfJob,
    pet: lines.askOfPet,
    plan: lines.askOfPlan,
  };
  const value = kind === 'pet' ? petCalled(content, lines) : turn.spoken.asYours(content);
  return say(asks[kind] ?? [], value);
}

/** Every few answers, so that it is neither forgotten nor a questionnaire. */
function askOfKnown({ turn, lines, say }: Saying): string {
  const { known, news, recent, answered } = turn;
  const turns = answered.length;
  const old = (kind: 'pet' | 'plan') =>
    [...news, ...recent].some((fact) => fact.kind === kind) ? undefined : known.find(kind);
  const pet = old('pet');
  if (turns % 4 === 2 && pet && !turn.hasLostPet)
    return say(lines.askPet, petCalled(pet, lines).split(/,| and | y | und |と/)[0]);
  const plan = old('plan');
  if (turns % 4 === 0 && plan) return say(lines.askPlan, turn.spoken.asYours(plan));
  // Once each: who does not answer does not want to.
  const isAsked = (options: string[]) => options.some((line) => answered.some((one) => one.includes(line)));
  if (turns > 1 && turns % 3 === 1 && !known.find('name') && !isAsked(lines.askName))
    return say(lines.askName);
  if (turns > 2 && turns % 3 === 0 && !known.find('place') && !isAsked(lines.askPlace))
    return say(lines.askPlace);
  return '';
}
