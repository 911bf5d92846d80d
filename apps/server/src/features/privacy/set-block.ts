import type { Context } from '../../context.ts';
import { query, queryOne, type Tx } from '../../platform/db/db.ts';
import { notifyUsers, transact } from '../../platform/db/transact.ts';
import { endFollowsBetween } from '../subscriptions/end-follows.ts';
import { stopRenewalsBetween } from '../subscriptions/stop-renewals.ts';
import { getOther, type Other } from './get-other.ts';

/**
 * Blocks somebody or takes it back. While either of two people blocks the other, a wall stands between both, which
 * every read and write minds. What was bought stays; follows end, and nothing between the two renews.
 */
export function setBlock(
  context: Context,
  viewerId: string,
  { id, isOn }: { id: string; isOn: boolean },
): Promise<void> {
  return transact(context, async (tx) => {
    const now = context.clock.now();
    const other = await getOther(tx, viewerId, id);
    await lockPair(tx, viewerId, other.userId);
    if (isOn) await raise(tx, viewerId, other, now);
    else await lower(tx, viewerId, other.userId);
    for (const userId of [viewerId, other.userId]) await tellUnread(tx, userId);
  });
}

const insertBlock = `
  insert into blocks (user_id, other_user_id, met_char_id, created_at) values ($1, $2, $3, $4)
  on conflict do nothing`;
const insertWall = `
  insert into block_walls (user_id, other_user_id, blocked_by, created_at)
  values (least($1::bigint, $2), greatest($1::bigint, $2), $1, $3), (greatest($1::bigint, $2), least($1::bigint, $2), $1, $3)
  on conflict do nothing`;

async function raise(tx: Tx, viewerId: string, { userId, charId }: Other, now: Date): Promise<void> {
  await query(tx, insertBlock, [viewerId, userId, charId, now]);
  await query(tx, insertWall, [viewerId, userId, now]);
  await stopRenewalsBetween(tx, viewerId, userId, now);
  await endFollowsBetween(tx, viewerId, userId, now);
}

const deleteBlock = 'delete from blocks where user_id = $1 and other_user_id = $2';
const deleteWall = `
  delete from block_walls w where (w.user_id, w.other_user_id) in (($1, $2), ($2, $1))
    and not exists (select from blocks b where b.user_id = $2 and b.other_user_id = $1)`;

async function lower(tx: Tx, viewerId: string, otherUserId: string): Promise<void> {
  await query(tx, deleteBlock, [viewerId, otherUserId]);
  await query(tx, deleteWall, [viewerId, otherUserId]);
}

/** One change at a time between two people: a wall must stand exactly as long as a block does. */
async function lockPair(tx: Tx, one: string, two: string): Promise<void> {
  const [low, high] = BigInt(one) < BigInt(two) ? [one, two] : [two, one];
  await query(tx, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`pair ${low} ${high}`]);
}

/** What lies behind the wall is not counted as unread any more, or is again. */
export async function tellUnread(tx: Tx, userId: string): Promise<void> {
  const { unread } = await queryOne<{ unread: number }>(tx, 'select unread_total($1) as unread', [userId]);
  notifyUsers(tx, [userId], { type: 'unread.changed', unread_total: unread });
}
