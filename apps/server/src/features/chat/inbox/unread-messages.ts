import type { Db } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';

const findTotal = statement(
  { unread: 'integer' },
  sql`select unread_total(${input('userId', 'bigint')}) as unread`,
);

export async function unreadMessages(db: Db, userId: string): Promise<number> {
  return (await findTotal.one(db, { userId })).unread;
}
