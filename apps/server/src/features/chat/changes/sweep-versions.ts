import type { Context } from '../../../context.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { deleteUnownedMedia, deleteUnsentMedia } from '../media/delete-message-media.ts';

/** Days for which words that were edited out or unsent stay for reports. */
const retentionDays = 90;
const dayMs = 86_400_000;

const deleteOld = statement(
  {},
  sql`delete from message_versions v where v.replaced_at < ${input('before', 'timestamptz')}`,
);

/** Deletes what messages said and showed before, once the time for reporting it is over, and media that nobody owns any more. */
export async function sweepVersions(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - retentionDays * dayMs);
  await transact(context, async (tx) => {
    await deleteUnsentMedia(tx, before);
    await deleteUnownedMedia(tx);
    await deleteOld.run(tx, { before });
  });
}
