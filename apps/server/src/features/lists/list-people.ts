import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { ownCharacter } from '../characters/own-character.ts';
import { getList } from './lists.sql.ts';

const $ = inputs({
  charId: 'bigint',
  viewerId: 'bigint',
  listId: 'bigint',
  userIds: 'bigint[]',
  now: 'timestamptz',
});

// The people are locked in one order, so that nobody is added while they leave.
const insert = statement(
  {},
  sql`insert into fan_list_people (list_id, user_id, added_at)
    select ${$.listId}, u.user_id, ${$.now} from users u
      where u.user_id = any(${$.userIds}) and is_fan_of(u.user_id, ${$.charId})
        and ${notBlocked($.viewerId, sql`u.user_id`)}
      order by u.user_id for key share of u
    on conflict do nothing`,
);
const remove = statement(
  {},
  sql`delete from fan_list_people where list_id = ${$.listId} and user_id = any(${$.userIds})`,
);
const deleteOne = statement(
  {},
  sql`delete from fan_lists where list_id = ${$.listId} and char_id = ${$.charId}`,
);

/** Adds fans to a list without a rule. Refuses with `notFound` a list of somebody else. */
export function addToList(
  context: Context,
  { list_id: listId, user_ids: userIds }: ParsedInput<'addToList'>,
  viewer: Viewer,
): Promise<CallOutput<'addToList'>> {
  const charId = ownCharacter(viewer);
  return transact(context, async (tx) => {
    const { rule } = await getList(tx, charId, listId);
    if (rule) refuse('invalidInput', { field: 'list_id' });
    const people = { charId, viewerId: viewer.userId, listId, userIds, now: context.clock.now() };
    return { added: await insert.run(tx, people) };
  });
}

export function removeFromList(
  context: Context,
  { list_id: listId, user_ids: userIds }: ParsedInput<'removeFromList'>,
  viewer: Viewer,
): Promise<CallOutput<'removeFromList'>> {
  const charId = ownCharacter(viewer);
  return transact(context, async (tx) => {
    await getList(tx, charId, listId);
    return { removed: await remove.run(tx, { listId, userIds }) };
  });
}

export async function deleteList(
  { db }: Pick<Context, 'db'>,
  { list_id: listId }: ParsedInput<'deleteList'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  await deleteOne.run(db, { listId, charId: ownCharacter(viewer) });
  return {};
}
