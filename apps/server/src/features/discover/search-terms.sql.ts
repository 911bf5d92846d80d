import type { Db, Tx } from '../../platform/db/db.ts';
import { sql, statement } from '../../platform/db/sql.ts';

const unused = statement({ done: 'boolean' }, sql`select delete_unused_terms() is null as done`);

/** Deletes the words that no text has any more. */
export async function deleteUnusedTerms(db: Db | Tx): Promise<void> {
  await unused.one(db);
}
