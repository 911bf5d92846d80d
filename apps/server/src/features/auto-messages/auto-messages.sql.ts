import type { AutoMessageKind } from '@kindred/contract/auto-messages/limits';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';

const autoMessageRow = { kind: as<AutoMessageKind>('text'), is_on: 'boolean', content: 'text' } as const;
export type AutoMessageRow = ColumnsOf<typeof autoMessageRow>;

const listRows = statement(
  autoMessageRow,
  sql`select kind, is_on, content from auto_messages where char_id = ${input('charId', 'bigint')}`,
);

export function listAutoMessageRows(db: Db, charId: string): Promise<AutoMessageRow[]> {
  return listRows.all(db, { charId });
}

export async function upsertAutoMessage(
  db: Db,
  charId: string,
  message: AutoMessageRow,
  now: Date,
): Promise<void> {
  await db
    .insertInto('auto_messages')
    .values({
      char_id: charId,
      kind: message.kind,
      is_on: message.is_on,
      content: message.content,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['char_id', 'kind']).doUpdateSet((row) => ({
        is_on: row.ref('excluded.is_on'),
        content: row.ref('excluded.content'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

const deleteOfUser = statement(
  {},
  sql`delete from auto_messages a using characters c
    where c.char_id = a.char_id and c.user_id = ${input('userId', 'bigint')}`,
);

export async function deleteAutoMessages(tx: Tx, userId: string): Promise<void> {
  await deleteOfUser.run(tx, { userId });
}
