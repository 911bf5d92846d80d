import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

const ofOwn = sql`(select char_id from characters where user_id = ${$.userId})`;

const deleteNotes = statement(
  {},
  sql`delete from fan_notes where user_id = ${$.userId} or char_id in ${ofOwn}`,
);
const deleteReplies = statement({}, sql`delete from quick_replies where char_id in ${ofOwn}`);

/** Deletes the notes that a deleted person wrote, and creators' notes about them. */
export async function deleteFanNotes(tx: Tx, { userId }: { userId: string }): Promise<void> {
  await deleteNotes.run(tx, { userId });
  await deleteReplies.run(tx, { userId });
}
