import type { Tx } from '../../platform/db/db.ts';

export async function getOwner(tx: Tx, charId: string): Promise<string> {
  const { user_id } = await tx
    .selectFrom('characters')
    .select('user_id')
    .where('char_id', '=', charId)
    .executeTakeFirstOrThrow();
  return user_id;
}
