import type { Context } from '../../context.ts';
import type { Concern, TextVerdict } from '../moderation/review-text.ts';
import { holdForAge } from './age/hold-for-age.ts';
import { type CallForHelp, giveHelp } from './help/give-help.ts';

/** Who wrote where, the time zone of their device, and the help card that they were shown last there. */
export type Heeded = Pick<CallForHelp, 'userId' | 'source' | 'timezone' | 'lastCard'>;

/**
 * Meets the concern of a text before anything else happens with it: the help card for words of distress, and the hold of an
 * account whose person says that they are under 18. Gives the card; undefined where there is none.
 */
export async function heed(
  context: Context,
  verdict: TextVerdict,
  heeded: Heeded,
): Promise<string | undefined> {
  const concern = concernIn(verdict);
  if (!concern) return undefined;
  const { distress, language, isMinor } = concern;
  if (isMinor) await holdForAge(context, heeded);
  return distress ? await giveHelp(context, { ...heeded, distress, language }) : undefined;
}

/** What must be met with care in a text, whether it is refused or not. */
export function concernIn(verdict: TextVerdict): Concern | undefined {
  return verdict.outcome === 'ok' ? undefined : verdict.concern;
}
