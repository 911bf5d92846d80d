import type { DeletedPerson } from '../../feature.ts';
import { query, type Tx } from '../../platform/db/db.ts';

const stop = `
  update companion_replies r set state = 'stopped', updated_at = $2
  from conversations c
  where c.conversation_id = r.conversation_id and $1 in (c.user_id, c.creator_user_id)
    and r.state in ('queued', 'writing')`;

/** No companion answers any more in a deleted person's conversations. */
export async function stopReplies(tx: Tx, { userId, now }: DeletedPerson): Promise<void> {
  await query(tx, stop, [userId, now]);
}
