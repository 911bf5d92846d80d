import type { PaymentEvent } from '../../outside/payments/payments.ts';
import { query, type Tx } from '../../platform/db/db.ts';
import { tellMembership } from './follow.ts';

type PastDue = Extract<PaymentEvent, { type: 'subscription.past_due' }>;
type Row = { user_id: string; char_id: string; is_joined: boolean };

// Older news about a period that was paid after all changes nothing.
const pastDueText = `
  update memberships set state = 'past_due', updated_at = $3
  where provider_ref = $1 and period_end <= $2 and state in ('trialing', 'active')
  returning user_id, char_id, period_end > $3 as is_joined`;

const endText = `
  update memberships set state = 'expired', renews = false, period_end = least(period_end, $2), updated_at = $2
  where provider_ref = $1 and state <> 'expired'
  returning user_id, char_id, false as is_joined`;

/** The renewal was declined. Access ends with the period; the provider tries again. */
export function markPastDue(tx: Tx, event: PastDue, now: Date): Promise<string> {
  return change(tx, pastDueText, [event.subscriptionRef, event.periodEnd, now], 'past_due');
}

/** The subscription is over, at its end or before. */
export function endSubscription(tx: Tx, subscriptionRef: string, now: Date): Promise<string> {
  return change(tx, endText, [subscriptionRef, now], 'ended');
}

async function change(tx: Tx, text: string, values: unknown[], outcome: string): Promise<string> {
  const [row] = await query<Row>(tx, text, values);
  if (!row) return 'late';
  tellMembership(tx, row.user_id, row.char_id, row.is_joined);
  return outcome;
}
