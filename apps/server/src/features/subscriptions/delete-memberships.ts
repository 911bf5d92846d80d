import type { DeletedPerson } from '../../feature.ts';
import { query, type Tx } from '../../platform/db/db.ts';
import { insertUsedOffers, trialOffer } from '../users/used-offers.sql.ts';
import { closeSubscription } from './lifecycle/close-subscription.ts';

const theirs = `(m.user_id = $1 or m.char_id in (select c.char_id from characters c where c.user_id = $1))`;

const endPaid = `
  update memberships m set state = 'expired', renews = false, period_end = least(m.period_end, $2), updated_at = $2
  where m.kind = 'pro' and m.state <> 'expired' and ${theirs}
  returning m.provider_ref`;

const listTrials = 'select char_id from memberships where user_id = $1 and trial_used';

const endFollows = `delete from memberships m where m.kind = 'free' and ${theirs}`;

/** Ends what a deleted person has joined and what others had joined of theirs; nothing is charged any more. */
export async function deleteMemberships(tx: Tx, { userId, now }: DeletedPerson): Promise<void> {
  const trials = await query<{ char_id: string }>(tx, listTrials, [userId]);
  await insertUsedOffers(
    tx,
    userId,
    trials.map(({ char_id }) => trialOffer(char_id)),
    now,
  );
  const ended = await query<{ provider_ref: string | null }>(tx, endPaid, [userId, now]);
  for (const { provider_ref } of ended) if (provider_ref) await closeSubscription(tx, provider_ref, now);
  await query(tx, endFollows, [userId]);
}
