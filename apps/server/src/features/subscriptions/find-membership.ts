import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Database } from '../../platform/db/schema.gen.ts';

export type Membership = Selectable<Database['memberships']>;

export async function findMembership(
  db: Db | Tx,
  userId: string,
  charId: string,
): Promise<Membership | undefined> {
  return db
    .selectFrom('memberships')
    .selectAll()
    .where('user_id', '=', userId)
    .where('char_id', '=', charId)
    .executeTakeFirst();
}
