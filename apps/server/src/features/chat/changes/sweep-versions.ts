import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { deleteUnownedMedia, deleteUnsentMedia } from '../media/delete-message-media.ts';

const $ = inputs({ before: 'timestamptz' });

/** Days for which edited-out and unsent words are kept for reports. */
const retentionDays = 90;
const dayMs = 86_400_000;

const deleteOld = statement({}, sql`delete from message_versions v where v.replaced_at < ${$.before}`);

/** Deletes earlier words and media of messages once the time for reporting them is over, and media that nobody owns any more. */
export async function sweepVersions(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - retentionDays * dayMs);
  await transact(context, async (tx) => {
    await deleteUnsentMedia(tx, before);
    await deleteUnownedMedia(tx);
    await deleteOld.run(tx, { before });
  });
}
