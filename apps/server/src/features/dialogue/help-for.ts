import type { Context } from '../../context.ts';
import { giveHelp } from '../moderation/help/give-help.ts';
import { reviewText, type TextVerdict } from '../moderation/review-text.ts';

/** Who writes, as what, and the time zone of their device. */
type Writer = { userId: string; isFan: boolean; timezone: string };

/** What the rules say of somebody's words, with the help card for whoever needs it, whatever becomes of the words. */
export async function helpFor(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  { userId, isFan, timezone }: Writer,
  content: string,
): Promise<{ verdict: TextVerdict; card: string | undefined }> {
  const verdict = reviewText(content, isFan ? 'fan_message' : 'creator_message');
  const language =
    verdict.outcome === 'help' ? verdict.language : verdict.outcome === 'refuse' && verdict.help;
  if (!language) return { verdict, card: undefined };
  return { verdict, card: await giveHelp(context, { userId, source: 'message', language, timezone }) };
}
