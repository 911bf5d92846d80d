import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { publishDomainEvent } from '../../domain-event.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { notifyUsers, revokeAccess, transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import {
  getJoinable,
  type JoinableCharacter,
  listJoinable,
  listNamedCharacters,
  lockPairsWithOwners,
} from './find-character-for-joining.ts';
import { deleteFollow, insertFollows, listJoined } from './memberships.sql.ts';

/** Follows a free character. Refuses with `notFound`, `ownCharacter` and `subscribeInstead`. */
export function follow(
  context: Context,
  { following_id: followingId }: ParsedInput<'follow'>,
  { userId }: Viewer,
): Promise<{ is_sold: boolean }> {
  return transact(context, async (tx) => {
    const now = context.clock.now();
    const [charId = followingId] = await listNamedCharacters(tx, [followingId]);
    await lockPairsWithOwners(tx, userId, [charId]);
    const character = await getJoinable(tx, userId, charId);
    if (character.group_id === null) await followAll(context, tx, userId, [character], now);
    const joined = await listJoined(tx, userId, [charId], now);
    if (!joined.has(charId)) refuse('subscribeInstead');
    return { is_sold: true };
  });
}

/** Follows the free and visible characters among these; returns all that the viewer has joined. */
export function followBatch(
  context: Context,
  { following_ids: followingIds }: ParsedInput<'followBatch'>,
  { userId }: Viewer,
): Promise<{ followed: string[] }> {
  return transact(context, async (tx) => {
    const now = context.clock.now();
    const charIds = await listNamedCharacters(tx, followingIds);
    await lockPairsWithOwners(tx, userId, charIds);
    const characters = await listJoinable(tx, userId, [...new Set(charIds)]);
    const free = characters.filter(
      (character) => character.group_id === null && character.user_id !== userId,
    );
    await followAll(context, tx, userId, free, now);
    const ids = free.map((character) => character.char_id);
    return { followed: [...(await listJoined(tx, userId, ids, now))] };
  });
}

/** Unfollows a free character. Subscriptions are unaffected. */
export function unfollow(
  context: Context,
  { following_id: charId }: ParsedInput<'unfollow'>,
  { userId }: Viewer,
): Promise<{ is_sold: boolean }> {
  return transact(context, async (tx) => {
    const now = context.clock.now();
    const hasLeft = await deleteFollow(tx, userId, charId, now);
    const joined = await listJoined(tx, userId, [charId], now);
    const isMember = joined.has(charId);
    if (hasLeft) publishMembership(tx, userId, charId, isMember);
    return { is_sold: isMember };
  });
}

/** Deletes in the order of ids, so that concurrent calls cannot deadlock. Returns those that were followed. */
export function unfollowBatch(
  context: Context,
  { following_ids: charIds }: ParsedInput<'unfollowBatch'>,
  { userId }: Viewer,
): Promise<{ unfollowed: string[] }> {
  return transact(context, async (tx) => {
    const now = context.clock.now();
    const unfollowed: string[] = [];
    for (const charId of [...new Set(charIds)].toSorted((a, b) => Number(BigInt(a) - BigInt(b)))) {
      if (await deleteFollow(tx, userId, charId, now)) unfollowed.push(charId);
    }
    for (const charId of unfollowed) publishMembership(tx, userId, charId, false);
    return { unfollowed };
  });
}

/** Tells all devices of a person, when this transaction commits, whether they are a member. */
export function publishMembership(tx: Tx, userId: string, charId: string, isMember: boolean): void {
  notifyUsers(tx, [userId], { type: 'membership.changed', char_id: charId, is_sold: isMember });
  // The remaining membership may have a lower tier.
  revokeAccess(tx, [userId]);
}

async function followAll(
  context: Context,
  tx: Tx,
  userId: string,
  characters: JoinableCharacter[],
  now: Date,
): Promise<void> {
  const ids = characters.map((character) => character.char_id);
  const added = new Set(await insertFollows(tx, userId, ids, now));
  for (const { char_id, user_id } of characters.filter((character) => added.has(character.char_id))) {
    publishMembership(tx, userId, char_id, true);
    // The cause is the same each time, so following again creates no second event.
    const cause = `followed ${char_id} ${userId}`;
    const to = { userId: user_id, otherUserId: userId, charId: char_id };
    await publishDomainEvent(context, tx, { ...to, topic: 'followed', cause, now });
  }
}
