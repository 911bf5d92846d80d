import type { Tx } from '../../../platform/db/db.ts';

export function lockEntry(tx: Tx, entryId: string) {
  return tx
    .selectFrom('journal_entries')
    .selectAll()
    .where('entry_id', '=', entryId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
