import { query, type Tx } from '../../../platform/db/db.ts';
import { cancelAtProvider } from './close-subscription.ts';

const stop = (which: string) => `
  update memberships m set state = 'canceled', renews = false, updated_at = $1
  where m.kind = 'pro' and m.state in ('trialing', 'active', 'past_due') and ${which}
  returning m.provider_ref`;

const ofCharacter = stop('m.char_id = $2');
const oneOf = stop('m.user_id = $2 and m.char_id = $3');
const between = stop(`(m.user_id, m.char_id) in (
  select $2::bigint, c.char_id from characters c where c.user_id = $3
  union all select $3::bigint, c.char_id from characters c where c.user_id = $2)`);

/** Nothing with this character renews any more; what is paid stays to its end. */
export function stopRenewalsOfCharacter(tx: Tx, charId: string, now: Date): Promise<void> {
  return stopRenewals(tx, ofCharacter, [now, charId]);
}

/** One subscription runs to the end of its period and ends there. */
export function stopRenewal(tx: Tx, member: { userId: string; charId: string }, now: Date): Promise<void> {
  return stopRenewals(tx, oneOf, [now, member.userId, member.charId]);
}

/** Neither of the two renews anything of the other's. */
export function stopRenewalsBetween(tx: Tx, userId: string, otherUserId: string, now: Date): Promise<void> {
  return stopRenewals(tx, between, [now, userId, otherUserId]);
}

async function stopRenewals(tx: Tx, text: string, values: unknown[]): Promise<void> {
  for (const { provider_ref } of await query<{ provider_ref: string | null }>(tx, text, values)) {
    if (provider_ref !== null) await cancelAtProvider(tx, provider_ref);
  }
}
