import type { AutoMessageKind } from '@kindred/contract/auto-messages/limits';
import { type Db, query, type Tx } from '../../platform/db/db.ts';

export type AutoMessageRow = { kind: AutoMessageKind; is_on: boolean; content: string };

export function listAutoMessageRows(db: Db, charId: string): Promise<AutoMessageRow[]> {
  return query(db, 'select kind, is_on, content from auto_messages where char_id = $1', [charId]);
}

const upsert = `
  insert into auto_messages (char_id, kind, is_on, content, updated_at) values ($1, $2, $3, $4, $5)
  on conflict (char_id, kind) do update set is_on = excluded.is_on, content = excluded.content,
    updated_at = excluded.updated_at`;

export async function upsertAutoMessage(
  db: Db,
  charId: string,
  message: AutoMessageRow,
  now: Date,
): Promise<void> {
  await query(db, upsert, [charId, message.kind, message.is_on, message.content, now]);
}

const removeAll =
  'delete from auto_messages a using characters c where c.char_id = a.char_id and c.user_id = $1';

export async function deleteAutoMessages(tx: Tx, userId: string): Promise<void> {
  await query(tx, removeAll, [userId]);
}
