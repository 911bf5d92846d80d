import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { lockUserPair } from '../blocks/lock-user-pair.ts';
import { getTargetUser } from './get-target-user.ts';
import { notifyUnread } from './set-block.ts';

const userId = input('userId', 'bigint');
const otherUserId = input('otherUserId', 'bigint');

const insertRestriction = statement(
  {},
  sql`insert into restrictions (user_id, other_user_id, met_char_id, is_met, created_at)
    values (${userId}, ${otherUserId}, ${input('metCharId', 'bigint?')}, ${input('isMet', 'boolean')},
      ${input('now', 'timestamptz')})
    on conflict do nothing`,
);
const deleteRestriction = statement(
  {},
  sql`delete from restrictions where user_id = ${userId} and other_user_id = ${otherUserId}`,
);
const deleteAll = statement({}, sql`delete from restrictions where user_id = ${userId}`);

/** Hides what a person writes from others (shadow restriction), or shows it again. Only the viewer learns of it. */
export async function setRestriction(
  context: Context,
  { restrict_id: id, restrict }: ParsedInput<'restrict'>,
  { userId: viewerId }: Viewer,
): Promise<Record<string, never>> {
  await transact(context, async (tx) => {
    const target = await getTargetUser(tx, { viewerId, id });
    await lockUserPair(tx, { userId: viewerId, otherUserId: target.otherUserId });
    if (restrict === 1)
      await insertRestriction.run(tx, { ...target, userId: viewerId, now: context.clock.now() });
    else await deleteRestriction.run(tx, { ...target, userId: viewerId });
    await notifyUnread(tx, viewerId);
  });
  return {};
}

/** Deletes a deleted person's restrictions. Their blocks stay, because they protect both sides. */
export async function deleteRestrictions(tx: Tx, deletedUserId: string): Promise<void> {
  await deleteAll.run(tx, { userId: deletedUserId });
}
