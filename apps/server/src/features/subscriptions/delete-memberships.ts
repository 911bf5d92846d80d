import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { insertUsedOffers, trialOffer } from '../users/used-offers.sql.ts';
import { closeSubscription } from './lifecycle/close-subscription.ts';

const $ = inputs({ userId: 'bigint', now: 'timestamptz' });

// An array, so that each side uses its index.
const isConcerned = sql`(m.user_id = ${$.userId}
  or m.char_id = any(array(select c.char_id from characters c where c.user_id = ${$.userId})))`;

export const endPaid = statement(
  { provider_ref: 'text?' },
  sql`update memberships m set state = 'expired', renews = false, period_end = least(m.period_end, ${$.now}),
    updated_at = ${$.now}
  where m.kind = 'pro' and m.state <> 'expired' and ${isConcerned}
  returning m.provider_ref`,
);

const listTrials = statement(
  { char_id: 'bigint' },
  sql`select char_id from memberships where user_id = ${$.userId} and trial_used`,
);

// The row stays, because it records the trial.
export const endFollowsWithTrial = statement(
  {},
  sql`update memberships m set kind = 'pro', state = 'expired', period_end = ${$.now}, updated_at = ${$.now}
    where m.kind = 'free' and m.trial_used and ${isConcerned}`,
);

export const endFollows = statement(
  {},
  sql`delete from memberships m where m.kind = 'free' and ${isConcerned}`,
);

const deleteFirstJoins = statement({}, sql`delete from first_joins where user_id = ${$.userId}`);

/** Ends the memberships of a deleted person and of their pages' members; nothing is charged any more. */
export async function deleteMemberships(tx: Tx, { userId, now }: HookInput<'userDeleted'>): Promise<void> {
  const trials = await listTrials.all(tx, { userId });
  await insertUsedOffers(
    tx,
    userId,
    trials.map(({ char_id }) => trialOffer(char_id)),
    now,
  );
  const endedRows = await endPaid.all(tx, { userId, now });
  for (const { provider_ref } of endedRows) if (provider_ref) await closeSubscription(tx, provider_ref, now);
  await endFollowsWithTrial.run(tx, { userId, now });
  await endFollows.run(tx, { userId });
  await deleteFirstJoins.run(tx, { userId });
}
