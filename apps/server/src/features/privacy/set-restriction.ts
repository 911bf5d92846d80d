import type { Context } from '../../context.ts';
import { query, type Tx } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import { lockUserPair } from '../blocks/lock-user-pair.ts';
import { getTargetUser } from './get-target-user.ts';
import { notifyUnread } from './set-block.ts';

const insert = `
  insert into restrictions (user_id, other_user_id, met_char_id, is_met, created_at) values ($1, $2, $3, $4, $5)
  on conflict do nothing`;
const remove = 'delete from restrictions where user_id = $1 and other_user_id = $2';

/** Puts aside what somebody writes, or brings it back. Only the viewer learns of it. */
export function setRestriction(
  context: Context,
  viewerId: string,
  { id, isOn }: { id: string; isOn: boolean },
): Promise<void> {
  return transact(context, async (tx) => {
    const { otherUserId, metCharId, isMet } = await getTargetUser(tx, viewerId, id);
    await lockUserPair(tx, viewerId, otherUserId);
    if (isOn) await query(tx, insert, [viewerId, otherUserId, metCharId, isMet, context.clock.now()]);
    else await query(tx, remove, [viewerId, otherUserId]);
    await notifyUnread(tx, viewerId);
  });
}

/** Who is gone restricts nobody. Blocks stay: what they kept away stays away. */
export async function deleteRestrictions(tx: Tx, userId: string): Promise<void> {
  await query(tx, 'delete from restrictions where user_id = $1', [userId]);
}
