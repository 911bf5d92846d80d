import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ now: 'timestamptz', userId: 'bigint' });

const stopAll = statement(
  {},
  sql`update companion_replies r set updated_at = ${$.now}, content = '', error = null, due_at = null,
      state = case when r.state in ('queued', 'writing', 'waiting', 'draft') then 'stopped' else r.state end
    from conversations c
    where c.conversation_id = r.conversation_id and ${$.userId} in (c.user_id, c.creator_user_id)
      and (r.state in ('queued', 'writing', 'waiting', 'draft') or r.error is not null)`,
);

const releaseAll = statement(
  {},
  sql`select from (select c.conversation_id from conversations c
      where ${$.userId} in (c.user_id, c.creator_user_id) and exists (
        select from message_charges m where m.conversation_id = c.conversation_id and m.state = 'reserved')
      order by c.user_id) left_open
    cross join lateral release_message_charges(left_open.conversation_id, ${$.now})`,
);

/** No companion answers any more in a deleted person's conversations, what went wrong there is forgotten, and what is reserved for answers is given back. */
export async function stopReplies(tx: Tx, { userId, now }: HookInput<'userDeleted'>): Promise<void> {
  await stopAll.run(tx, { userId, now });
  await releaseAll.run(tx, { userId, now });
}
