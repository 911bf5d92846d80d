import type { Db } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

const findTotal = statement({ unread: 'integer' }, sql`select unread_total(${$.userId}) as unread`);

export async function unreadMessages(db: Db, userId: string): Promise<number> {
  return (await findTotal.one(db, { userId })).unread;
}
