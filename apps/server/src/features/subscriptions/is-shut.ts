import { query, type Tx } from '../../platform/db/db.ts';
import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';

// Locked, so that a deletion or a block under way is waited for.
const lockCharacter = 'select c.user_id, c.deleted_at from characters c where c.char_id = $1 for key share';
const lockPair = 'select lock_user_pair_shared($1, $2)';
const findReason = `
  select from users u where u.user_id = $1 and (u.deleted_at is not null
    or not (${notBlockedText('u.user_id', '$2')}))`;

/** Whether nothing of this character may be renewed for this person any more. */
export async function isShut(tx: Tx, userId: string, charId: string): Promise<boolean> {
  const [character] = await query<{ user_id: string; deleted_at: Date | null }>(tx, lockCharacter, [charId]);
  if (!character || character.deleted_at) return true;
  await query(tx, lockPair, [userId, character.user_id]);
  return (await query(tx, findReason, [userId, character.user_id])).length > 0;
}
