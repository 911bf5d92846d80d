import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Broadcast } from '@kindred/contract/broadcasts/calls';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { changedMessageColumns, changedMessageRow, presentChanged } from '../chat/changes/changed-message.ts';
import { ownCharacter } from '../characters/own-character.ts';
import { enqueueUnsending } from './broadcast-queue.ts';
import { getBroadcastRow } from './broadcasts.sql.ts';
import { presentBroadcast } from './list-broadcasts.ts';

const $ = inputs({
  broadcastId: 'bigint',
  charId: 'bigint',
  userId: 'bigint',
  now: 'timestamptz',
  creatorId: 'bigint',
});

// The sender holds the row while it writes to somebody: a stop is between two recipients.
const stop = statement(
  {},
  sql`update broadcasts set state = 'stopped', ended_at = ${$.now}
    where broadcast_id = ${$.broadcastId} and state in ('scheduled', 'sending')`,
);
const takeBack = statement(
  {},
  sql`update broadcasts set state = 'unsending'
    where broadcast_id = ${$.broadcastId} and state in ('scheduled', 'sending', 'sent', 'stopped')`,
);
const leaveOut = statement(
  {},
  sql`update broadcast_recipients set state = 'left_out', reason = 'stopped'
    where broadcast_id = ${$.broadcastId} and state = 'waiting'`,
);

/** Ends a broadcast before it has reached everybody. Those who have it keep it. */
export async function stopBroadcast(
  context: Context,
  { broadcast_id: broadcastId }: ParsedInput<'stopBroadcast'>,
  viewer: Viewer,
): Promise<Broadcast> {
  const own = { charId: ownCharacter(viewer), broadcastId };
  return transact(context, async (tx) => {
    await getBroadcastRow(tx, own);
    if ((await stop.run(tx, { broadcastId, now: context.clock.now() })) > 0)
      await leaveOut.run(tx, { broadcastId });
    return presentBroadcast(await getBroadcastRow(tx, own));
  });
}

/** Takes a broadcast out of all conversations, by a job. */
export async function unsendBroadcast(
  context: Context,
  { broadcast_id: broadcastId }: ParsedInput<'unsendBroadcast'>,
  viewer: Viewer,
): Promise<Broadcast> {
  const own = { charId: ownCharacter(viewer), broadcastId };
  return transact(context, async (tx) => {
    await getBroadcastRow(tx, own);
    if ((await takeBack.run(tx, { broadcastId })) > 0) {
      await leaveOut.run(tx, { broadcastId });
      await enqueueUnsending(tx, broadcastId);
    }
    return presentBroadcast(await getBroadcastRow(tx, own));
  });
}

const batchSize = 200;
const atOnce = 4;

const listSent = statement(
  { user_id: 'bigint', message_id: 'bigint!', creator_id: 'bigint' },
  sql`select r.user_id, r.message_id, c.user_id as creator_id
    from broadcast_recipients r join broadcasts b using (broadcast_id) join characters c using (char_id)
    where r.broadcast_id = ${$.broadcastId} and r.state = 'sent' and b.state = 'unsending'
    order by r.user_id limit ${batchSize}`,
);
const unsendOne = statement(
  changedMessageRow,
  sql`with changed as (update broadcast_recipients set state = 'unsent'
      where broadcast_id = ${$.broadcastId} and user_id = ${$.userId} and state = 'sent' returning message_id)
    select ${changedMessageColumns} from changed
      cross join lateral delete_message(${$.creatorId}, changed.message_id, ${$.now}) d
      where d.outcome = 'ok'`,
);
const end = statement(
  {},
  sql`update broadcasts set state = 'unsent', ended_at = ${$.now}
    where broadcast_id = ${$.broadcastId} and state = 'unsending'`,
);

/** Deletes the messages of a broadcast, several at a time. Run again after a death it goes on. */
export async function takeBackMessages(context: Context, payload: unknown): Promise<void> {
  const { broadcast_id: broadcastId } = payload as { broadcast_id: string };
  for (;;) {
    const sent = await listSent.all(context.db, { broadcastId });
    if (sent.length === 0) break;
    const work = async () => {
      for (let recipient = sent.pop(); recipient; recipient = sent.pop()) {
        const { user_id: userId, creator_id: creatorId } = recipient;
        const row = await unsendOne.first(context.db, {
          broadcastId,
          userId,
          creatorId,
          now: context.clock.now(),
        });
        if (row) context.live.publish([userId], { type: 'message.changed', message: presentChanged(row) });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  await end.run(context.db, { broadcastId, now: context.clock.now() });
}
