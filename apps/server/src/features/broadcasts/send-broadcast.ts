import type { Context } from '../../context.ts';
import { as } from '../../platform/db/column-types.ts';
import { isDatabaseAway } from '../../platform/db/is-database-away.ts';
import { inputs, raw, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import { announceToFan } from '../chat/announce-stored.ts';
import { presentMessage } from '../chat/chat.present.ts';
import { messageColumns, messageRow } from '../chat/message-row.ts';
import { enqueueBroadcast } from './broadcast-queue.ts';

const $ = inputs({ broadcastId: 'bigint', userId: 'bigint', now: 'timestamptz' });

const batchSize = 500;

const listWaiting = statement(
  { user_id: 'bigint', char_id: 'bigint' },
  sql`select r.user_id, b.char_id from broadcast_recipients r join broadcasts b using (broadcast_id)
    where r.broadcast_id = ${$.broadcastId} and r.state = 'waiting' and b.state = 'sending'
    order by r.user_id limit ${batchSize}`,
);

const send = statement(
  {
    outcome: as<'sent' | 'left_out' | 'failed' | 'done' | 'over'>('text!'),
    creator_id: 'bigint?',
    ...messageRow,
  },
  sql`select outcome, creator_id, ${raw(messageColumns('(s.message)'))}
    from send_broadcast_message(${$.broadcastId}, ${$.userId}, ${$.now}) s`,
);

const markFailed = statement(
  {},
  sql`update broadcast_recipients set state = 'failed' where broadcast_id = ${$.broadcastId}
    and user_id = ${$.userId} and state = 'waiting'`,
);

const count = statement(
  { is_over: 'boolean' },
  sql`update broadcasts b set
      sent_num = (select count(*) from broadcast_recipients r
        where r.broadcast_id = b.broadcast_id and r.state = 'sent'),
      state = case when b.state = 'sending' and w.is_over then 'sent' else b.state end,
      ended_at = case when b.state = 'sending' and w.is_over then ${$.now} else b.ended_at end
    from (select not exists (select from broadcast_recipients r
      where r.broadcast_id = ${$.broadcastId} and r.state = 'waiting') as is_over) w
    where b.broadcast_id = ${$.broadcastId}
    returning b.state <> 'sending' as is_over`,
);

/**
 * Sends a broadcast to the next five hundred of its recipients, each in a transaction of its own, and queues the rest
 * behind the broadcasts of other creators. Run again after a death it goes on with those who are still waiting.
 */
export async function sendBroadcast(context: Context, payload: unknown): Promise<void> {
  const { broadcast_id: broadcastId } = payload as { broadcast_id: string };
  for (const recipient of await listWaiting.all(context.db, { broadcastId })) {
    await sendToOne(context, broadcastId, recipient);
  }
  await transact(context, async (tx) => {
    const { is_over: isOver } = await count.one(tx, { broadcastId, now: context.clock.now() });
    if (!isOver) await enqueueBroadcast(tx, broadcastId);
  });
}

async function sendToOne(
  context: Context,
  broadcastId: string,
  { user_id: userId, char_id }: { user_id: string; char_id: string },
): Promise<void> {
  const recipient = { broadcastId, userId };
  try {
    const row = await send.one(context.db, { ...recipient, now: context.clock.now() });
    if (row.outcome !== 'sent' || row.creator_id === null) return;
    // Nobody has read it yet.
    const marks = { fan_read_seq: 0, creator_read_seq: 0 };
    const message = presentMessage(row, { char_id, user_id: userId, chat_no: 0 }, marks);
    await announceToFan(context, message, { fanId: userId, creatorId: row.creator_id });
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    context.log.warn({ error, broadcastId }, 'a recipient of a broadcast could not be written to');
    await markFailed.run(context.db, recipient);
  }
}
