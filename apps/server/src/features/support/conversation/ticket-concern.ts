import type { Context } from '../../../context.ts';
import { concernIn, heed } from '../../care/heed.ts';
import { reviewText, type TextVerdict } from '../../moderation/review-text.ts';

/** Returns why a request is urgent; null for most. No text is refused: who was harmed must be able to describe it. */
export function readTicket(content: string): { verdict: TextVerdict; concern: string | null } {
  const verdict = reviewText(content, 'fan_message');
  return { verdict, concern: concernOf(verdict) };
}

function concernOf(verdict: TextVerdict): string | null {
  const concern = concernIn(verdict);
  if (verdict.outcome !== 'refuse' && concern?.distress) return 'self_harm';
  return verdict.outcome === 'refuse' ? verdict.reason : concern ? 'minors' : null;
}

/** Returns places of help for people who write of harming themselves; null otherwise. */
export async function helpFor(
  context: Context,
  verdict: TextVerdict,
  { userId, timezone }: { userId: string; timezone: string },
): Promise<string | null> {
  return (await heed(context, verdict, { userId, source: 'support', timezone })) ?? null;
}
