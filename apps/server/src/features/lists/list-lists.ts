import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { ownCharacter } from '../characters/own-character.ts';
import { countList, countRule, listIdsOf, listRows } from './lists.sql.ts';

/** Lists what a creator has made, each with who is on it now. */
export async function listFanLists(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { user_id: userId }: ParsedInput<'listFanLists'>,
  viewer: Viewer,
): Promise<CallOutput<'listFanLists'>> {
  const own = { charId: ownCharacter(viewer), viewerId: viewer.userId };
  const bearing = userId === undefined ? undefined : await listIdsOf(db, own.charId, userId);
  const list = [];
  for (const row of await listRows(db, own.charId)) {
    const count = await countList(db, own, row, clock.now());
    list.push({ ...row, count, is_on: bearing?.has(row.list_id) ?? false });
  }
  return { list };
}

export async function countListRule(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { rule }: ParsedInput<'countListRule'>,
  viewer: Viewer,
): Promise<CallOutput<'countListRule'>> {
  const own = { charId: ownCharacter(viewer), viewerId: viewer.userId };
  return { count: await countRule(db, own, rule, clock.now()) };
}
