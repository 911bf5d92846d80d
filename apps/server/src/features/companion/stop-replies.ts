import type { DeletedPerson } from '../../feature.ts';
import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';

const stopAll = statement(
  {},
  sql`update companion_replies r set updated_at = ${input('now', 'timestamptz')}, content = '', error = null, due_at = null,
      state = case when r.state in ('queued', 'writing', 'waiting', 'draft') then 'stopped' else r.state end
    from conversations c
    where c.conversation_id = r.conversation_id and ${input('userId', 'bigint')} in (c.user_id, c.creator_user_id)
      and (r.state in ('queued', 'writing', 'waiting', 'draft') or r.error is not null)`,
);

/** No companion answers any more in a deleted person's conversations, and what went wrong there is forgotten. */
export async function stopReplies(tx: Tx, { userId, now }: DeletedPerson): Promise<void> {
  await stopAll.run(tx, { userId, now });
}
