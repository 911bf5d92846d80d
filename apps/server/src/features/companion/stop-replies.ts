import type { DeletedPerson } from '../../feature.ts';
import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';

const stopAll = statement(
  {},
  sql`update companion_replies r set state = 'stopped', updated_at = ${input('now', 'timestamptz')}
    from conversations c
    where c.conversation_id = r.conversation_id and ${input('userId', 'bigint')} in (c.user_id, c.creator_user_id)
      and r.state in ('queued', 'writing')`,
);

/** No companion answers any more in a deleted person's conversations. */
export async function stopReplies(tx: Tx, { userId, now }: DeletedPerson): Promise<void> {
  await stopAll.run(tx, { userId, now });
}
