import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { hasUsedOffer, trialOffer } from '../users/used-offers.sql.ts';
import type { Membership } from './find-membership.ts';

const $ = inputs({ userId: 'bigint', charId: 'bigint', charIds: 'bigint[]', now: 'timestamptz' });

// Replaces an expired subscription by a follow; a running subscription stays.
const upsertFollows = statement(
  { char_id: 'bigint' },
  sql`insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
    select ${$.userId}, u.char_id, 'free', 'following', ${$.now}, ${$.now} from unnest(${$.charIds}) u (char_id) order by u.char_id
    on conflict (user_id, char_id) do update
      set kind = 'free', state = 'following', period_end = null, renews = false, provider_ref = null,
        tier_level = 0, switch_level = null, switch_from_usd_cents = null,
        joined_at = excluded.joined_at, updated_at = excluded.updated_at
      where memberships.kind = 'pro' and memberships.period_end <= excluded.updated_at
    returning char_id`,
);

const deleteFollowWithoutTrial = statement(
  {},
  sql`delete from memberships
    where user_id = ${$.userId} and char_id = ${$.charId} and kind = 'free' and not trial_used`,
);

// The row stays, because it records the trial.
const expireFollowWithTrial = statement(
  {},
  sql`update memberships set kind = 'pro', state = 'expired', period_end = ${$.now}, updated_at = ${$.now}
    where user_id = ${$.userId} and char_id = ${$.charId} and kind = 'free' and trial_used`,
);

const listJoinedIds = statement(
  { char_id: 'bigint' },
  sql`select m.char_id from memberships m join characters c using (char_id)
    where m.user_id = ${$.userId} and m.char_id = any(${$.charIds}) and is_joined(m.kind, c.group_id, m.period_end, ${$.now})`,
);

/** Follows the characters; returns those that were not joined before. */
export async function insertFollows(tx: Tx, userId: string, charIds: string[], now: Date): Promise<string[]> {
  const rows = await upsertFollows.all(tx, { userId, charIds, now });
  return rows.map((row) => row.char_id);
}

/** Returns whether there was a follow. */
export async function deleteFollow(tx: Tx, userId: string, charId: string, now: Date): Promise<boolean> {
  if ((await deleteFollowWithoutTrial.run(tx, { userId, charId })) > 0) return true;
  return (await expireFollowWithTrial.run(tx, { userId, charId, now })) > 0;
}

export async function listJoined(
  db: Db | Tx,
  userId: string,
  charIds: string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await listJoinedIds.all(db, { userId, charIds, now });
  return new Set(rows.map((row) => row.char_id));
}

/** Returns whether the person has used the character's trial, also under an account that was deleted since. */
export async function hasHadTrial(
  db: Db | Tx,
  membership: Membership | undefined,
  { userId, charId }: { userId: string; charId: string },
): Promise<boolean> {
  return membership?.trial_used === true || hasUsedOffer(db, userId, trialOffer(charId));
}
