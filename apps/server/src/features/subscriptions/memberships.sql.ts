import type { Selectable } from 'kysely';
import { type Db, query, type Tx } from '../../platform/db/db.ts';
import type { Database } from '../../platform/db/schema.gen.ts';
import { hasUsedOffer, trialOffer } from '../users/used-offers.sql.ts';

export type Membership = Selectable<Database['memberships']>;

// Someone whose subscription has run out may follow; a running one is worth more and stays.
const followText = `
  insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
  select $1, u.char_id, 'free', 'following', $3, $3 from unnest($2::bigint[]) u (char_id) order by u.char_id
  on conflict (user_id, char_id) do update
    set kind = 'free', state = 'following', period_end = null, renews = false, provider_ref = null,
      joined_at = excluded.joined_at, updated_at = excluded.updated_at
    where memberships.kind = 'pro' and memberships.period_end <= excluded.updated_at
  returning char_id`;

const unfollowText = `
  delete from memberships where user_id = $1 and char_id = $2 and kind = 'free' and not trial_used
  returning char_id`;

// The row must stay, because it remembers the trial.
const expireFollowText = `
  update memberships set kind = 'pro', state = 'expired', period_end = $3, updated_at = $3
  where user_id = $1 and char_id = $2 and kind = 'free' and trial_used
  returning char_id`;

const listJoinedText = `
  select m.char_id from memberships m join characters c using (char_id)
  where m.user_id = $1 and m.char_id = any($2::bigint[]) and is_joined(m.kind, c.group_id, m.period_end, $3)`;

/** Follows them; gives those that were not joined before. */
export async function insertFollows(tx: Tx, userId: string, charIds: string[], now: Date): Promise<string[]> {
  const rows = await query<{ char_id: string }>(tx, followText, [userId, charIds, now]);
  return rows.map((row) => row.char_id);
}

/** True when there was a follow to end. */
export async function deleteFollow(tx: Tx, userId: string, charId: string, now: Date): Promise<boolean> {
  const deleted = await query(tx, unfollowText, [userId, charId]);
  if (deleted.length > 0) return true;
  return (await query(tx, expireFollowText, [userId, charId, now])).length > 0;
}

/** Which of these characters the person has joined at that time: follows, or is subscribed to. */
export async function listJoined(
  db: Db | Tx,
  userId: string,
  charIds: string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await query<{ char_id: string }>(db, listJoinedText, [userId, charIds, now]);
  return new Set(rows.map((row) => row.char_id));
}

export async function findMembership(
  db: Db | Tx,
  userId: string,
  charId: string,
): Promise<Membership | undefined> {
  return db
    .selectFrom('memberships')
    .selectAll()
    .where('user_id', '=', userId)
    .where('char_id', '=', charId)
    .executeTakeFirst();
}

/** Whether the person has had their trial of the character, be it with an account that they deleted since. */
export async function hasHadTrial(
  db: Db | Tx,
  membership: Membership | undefined,
  { userId, charId }: { userId: string; charId: string },
): Promise<boolean> {
  return membership?.trial_used === true || hasUsedOffer(db, userId, trialOffer(charId));
}
