import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';

const viewerId = input('viewerId', 'bigint');
const charId = input('charId', 'bigint');
const id = input('id', 'bigint');

/** An id names a character or its creator, never two of them: they are drawn from one sequence. */
const findCharacter = statement(
  { char_id: 'bigint', is_own: 'boolean' },
  sql`select c.char_id, c.user_id = ${viewerId} as is_own from characters c
    where (c.char_id = ${id} or c.user_id = ${id}) and ${characterIsThere} limit 1`,
);
const insertHidden = statement(
  {},
  sql`insert into hidden_characters (user_id, char_id, created_at)
    values (${viewerId}, ${charId}, ${input('now', 'timestamptz')}) on conflict do nothing`,
);
const ofOne = sql`hidden_characters where user_id = ${viewerId} and char_id = ${charId}`;
const deleteOne = statement({}, sql`delete from ${ofOne}`);
const findHidden = statement(
  { is_hidden: 'boolean' },
  sql`select exists (select from ${ofOne}) as is_hidden`,
);
const deleteAll = statement({}, sql`delete from hidden_characters where user_id = ${viewerId}`);

/** Keeps a creator's posts out of one's home feed, or lets them in again. Everything else stays as it is. */
export async function hideFromHomeFeed(
  { db, clock }: Context,
  given: ParsedInput<'hideFromHomeFeed'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  const viewerId = viewer.userId;
  const charId = await getCharId(db, given.restrict_id, viewer);
  if (given.hide) await insertHidden.run(db, { viewerId, charId, now: clock.now() });
  else await deleteOne.run(db, { viewerId, charId });
  return {};
}

export async function getHiddenFromHomeFeed(
  { db }: Context,
  given: ParsedInput<'getHiddenFromHomeFeed'>,
  viewer: Viewer,
): Promise<{ is_hidden: boolean }> {
  const charId = await getCharId(db, given.restrict_id, viewer);
  return findHidden.one(db, { viewerId: viewer.userId, charId });
}

/** What a deleted person did not want to see is nobody's business any more. */
export async function deleteHidden(tx: Tx, userId: string): Promise<void> {
  await deleteAll.run(tx, { viewerId: userId });
}

async function getCharId(db: Db, id: string, viewer: Viewer): Promise<string> {
  const found = await findCharacter.find(db, { viewerId: viewer.userId, id });
  if (!found) refuse('notFound');
  return found.is_own ? refuse('ownCharacter') : found.char_id;
}
