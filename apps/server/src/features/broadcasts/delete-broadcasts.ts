import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

const ofCreator = sql`(select b.broadcast_id from broadcasts b join characters c using (char_id)
  where c.user_id = ${$.userId})`;
const deletions = [
  sql`delete from broadcast_recipients where user_id = ${$.userId}`,
  sql`delete from broadcast_recipients where broadcast_id in ${ofCreator}`,
  sql`delete from broadcast_texts where broadcast_id in ${ofCreator}`,
  sql`delete from broadcast_media where broadcast_id in ${ofCreator}`,
  sql`delete from broadcasts where broadcast_id in ${ofCreator}`,
].map((text) => statement({}, text));

/** Deletes a creator's broadcasts; the messages are in the conversations. Of a fan it deletes that they got any. */
export async function deleteBroadcastsOf(tx: Tx, person: HookInput<'userDeleted'>): Promise<void> {
  for (const deletion of deletions) await deletion.run(tx, person);
}
