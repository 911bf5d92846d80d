import type { Context } from '../../context.ts';
import { query, type Tx } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import { getOther } from './get-other.ts';
import { tellUnread } from './set-block.ts';

const insert = `
  insert into restrictions (user_id, other_user_id, met_char_id, created_at) values ($1, $2, $3, $4)
  on conflict do nothing`;
const remove = 'delete from restrictions where user_id = $1 and other_user_id = $2';

/** Puts aside what somebody writes, or brings it back. Only the viewer learns of it. */
export function setRestriction(
  context: Context,
  viewerId: string,
  { id, isOn }: { id: string; isOn: boolean },
): Promise<void> {
  return transact(context, async (tx) => {
    const other = await getOther(tx, viewerId, id);
    if (isOn) await query(tx, insert, [viewerId, other.userId, other.charId, context.clock.now()]);
    else await query(tx, remove, [viewerId, other.userId]);
    await tellUnread(tx, viewerId);
  });
}

/** Who is gone restricts nobody. Blocks stay: what they kept away stays away. */
export async function deleteRestrictions(tx: Tx, userId: string): Promise<void> {
  await query(tx, 'delete from restrictions where user_id = $1', [userId]);
}
