import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { notifyUsers, transact } from '../../platform/db/transact.ts';
import { getJoinable, listJoinable } from './find-character-for-joining.ts';
import { deleteFollow, insertFollows, listJoined } from './memberships.sql.ts';

/** Joins a free character. */
export function follow(context: Context, userId: string, charId: string): Promise<{ is_sold: boolean }> {
  return transact(context, async (tx) => {
    const now = context.clock.now();
    const character = await getJoinable(tx, userId, charId);
    if (character.group_id === null) await followAll(tx, userId, [charId], now);
    const joined = await listJoined(tx, userId, [charId], now);
    if (!joined.has(charId)) refuse('subscribeInstead');
    return { is_sold: true };
  });
}

/** Joins those of them that are free, there, and somebody else's; gives the ones that are joined now. */
export function followBatch(
  context: Context,
  userId: string,
  charIds: string[],
): Promise<{ followed: string[] }> {
  return transact(context, async (tx) => {
    const now = context.clock.now();
    const characters = await listJoinable(tx, userId, [...new Set(charIds)]);
    const free = characters.filter((one) => one.group_id === null && one.user_id !== userId);
    const ids = free.map((one) => one.char_id);
    await followAll(tx, userId, ids, now);
    return { followed: [...(await listJoined(tx, userId, ids, now))] };
  });
}

/** Leaves a free character. A subscription is not touched by it. */
export function unfollow(context: Context, userId: string, charId: string): Promise<{ is_sold: boolean }> {
  return transact(context, async (tx) => {
    const now = context.clock.now();
    const hasLeft = await deleteFollow(tx, userId, charId, now);
    const joined = await listJoined(tx, userId, [charId], now);
    const isSold = joined.has(charId);
    if (hasLeft) tellMembership(tx, userId, charId, isSold);
    return { is_sold: isSold };
  });
}

export function tellMembership(tx: Tx, userId: string, charId: string, isSold: boolean): void {
  notifyUsers(tx, [userId], { type: 'membership.changed', char_id: charId, is_sold: isSold });
}

async function followAll(tx: Tx, userId: string, charIds: string[], now: Date): Promise<void> {
  for (const charId of await insertFollows(tx, userId, charIds, now)) {
    tellMembership(tx, userId, charId, true);
  }
}
