import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint', now: 'timestamptz' });

const deleteOfUser = statement({}, sql`select delete_comments_of(${$.userId}, ${$.now})`);

export async function deleteCommentsOf(tx: Tx, { userId, now }: HookInput<'userDeleted'>): Promise<void> {
  await deleteOfUser.run(tx, { userId, now });
}
