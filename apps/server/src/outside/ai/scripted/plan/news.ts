import type { FactKind } from '@kindred/contract/memory/limits';
import type { Fact } from '../../facts/read-facts.ts';
import { petCalled } from './recall.ts';
import type { Saying } from './saying.ts';

/** Takes note of what they have told of themselves. */
export function acknowledge({ kind, content: told }: Fact, { turn, say }: Saying): string {
  const { lines, asYours } = turn.spoken;
  const content = asYours(told);
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

/** A question about what they have just told; '' for none. */
export function askOfNews({ turn, say }: Saying): string {
  const fact = turn.news.findLast(({ kind }) => kind !== 'name' && kind !== 'birthday');
  if (!fact) return '';
  const { lines, asYours } = turn.spoken;
  const questions: Partial<Record<FactKind, string[]>> = {
    like: lines.askTopic,
    place: lines.askOfPlace,
    job: lines.askOfJob,
    pet: lines.askOfPet,
    plan: lines.askOfPlan,
  };
  const value = fact.kind === 'pet' ? petCalled(fact.content, lines) : asYours(fact.content);
  return say(questions[fact.kind] ?? [], value);
}
