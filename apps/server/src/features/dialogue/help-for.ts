import type { Context } from '../../context.ts';
import { helpCard } from '../moderation/help-card.ts';
import { reviewText, type TextVerdict } from '../moderation/review-text.ts';

/** What the rules say of somebody's words, with the help card for whoever needs it, whatever becomes of the words. */
export function helpFor(
  { log }: Pick<Context, 'log'>,
  userId: string,
  content: string,
  isFan: boolean,
): { verdict: TextVerdict; card: string | undefined } {
  const verdict = reviewText(content, isFan ? 'fan_message' : 'creator_message');
  const language =
    verdict.outcome === 'help' ? verdict.language : verdict.outcome === 'refuse' && verdict.help;
  if (!language) return { verdict, card: undefined };
  log.warn({ user: userId }, 'self-harm language: help card given');
  return { verdict, card: helpCard[language] };
}
