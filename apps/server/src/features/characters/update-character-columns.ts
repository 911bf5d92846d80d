import type { Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Database } from '../../platform/db/schema.gen.ts';

/** Changes the given columns and leaves the others; does nothing when there are none. */
export async function updateCharacterColumns(
  db: Db | Tx,
  charId: string,
  columns: Updateable<Database['characters']>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('characters').set(columns).where('char_id', '=', charId).execute();
}
