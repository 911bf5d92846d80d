import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

const empty = statement(
  {},
  sql`update conversations set name = '' where user_id = ${$.userId} and name <> ''`,
);

export async function deleteChatNames(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await empty.run(tx, { userId });
}
