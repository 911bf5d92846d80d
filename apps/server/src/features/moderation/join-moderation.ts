import type { Context } from '../../context.ts';
import type { TextVerdict } from './review-text.ts';
import { readSignals } from './signals/read-signals.ts';

/**
 * What the rules say of a fan's words, joined with what the model's endpoint finds in them where it moderates: distress of
 * their own where the rules hear none, and play with minors. It takes nothing back, and its silence changes nothing.
 */
export async function joinModeration(
  { ai }: Pick<Context, 'ai'>,
  text: string,
  verdict: TextVerdict,
): Promise<TextVerdict> {
  const own = verdict.outcome === 'ok' ? undefined : verdict.concern;
  if (own?.distress && verdict.outcome === 'refuse') return verdict;
  const judgement = await ai.moderation?.judge(text);
  if (!judgement) return verdict;
  const concern =
    judgement.isSelfHarm && !own?.distress
      ? {
          language: own?.language ?? readSignals(text).language,
          distress: 'self' as const,
          isMinor: own?.isMinor ?? false,
        }
      : own;
  if (verdict.outcome === 'refuse') return { ...verdict, concern };
  if (judgement.isSexualMinors) return { outcome: 'refuse', reason: 'minors', concern };
  return concern ? { outcome: 'heed', concern } : verdict;
}
