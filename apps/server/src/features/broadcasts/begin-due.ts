import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import { enqueueBroadcast } from './broadcast-queue.ts';
import { lockBroadcast } from './broadcasts.sql.ts';
import { freezeRecipients } from './freeze-recipients.ts';

const $ = inputs({ now: 'timestamptz', broadcastId: 'bigint' });

const listDue = statement(
  { broadcast_id: 'bigint' },
  sql`select broadcast_id from broadcasts where state = 'scheduled' and send_at <= ${$.now}
    order by send_at limit 100`,
);
const begin = statement(
  {},
  sql`update broadcasts set state = 'sending', started_at = ${$.now} where broadcast_id = ${$.broadcastId}`,
);
const fail = statement(
  {},
  sql`update broadcasts set state = 'failed', ended_at = ${$.now}
    where broadcast_id = ${$.broadcastId} and state = 'scheduled'`,
);

/** Begins the broadcasts whose time has come; one whose lists are gone fails. */
export async function beginDueBroadcasts(context: Context): Promise<void> {
  const now = context.clock.now();
  for (const { broadcast_id: broadcastId } of await listDue.all(context.db, { now })) {
    try {
      await transact(context, async (tx) => {
        const broadcast = await lockBroadcast(tx, broadcastId);
        if (broadcast?.state !== 'scheduled') return;
        await freezeRecipients(tx, broadcast, now);
        await begin.run(tx, { broadcastId, now });
        await enqueueBroadcast(tx, broadcastId);
      });
    } catch (error) {
      context.log.warn({ error, broadcastId }, 'a planned broadcast could not begin');
      await fail.run(context.db, { broadcastId, now });
    }
  }
}
