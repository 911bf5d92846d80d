import type { DecisionReason } from '@kindred/contract/moderation/limits';
import type { Translate } from '../../../lib/i18n/text-key.ts';

/** A reason of staff in the reader's language. */
export function reasonName(t: Translate, reason: DecisionReason): string {
  return reason === 'said_under_18' || reason === 'no_violation'
    ? t(`desk.more.${reason}`)
    : t(`report.reasons.${reason}`);
}
