import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { type Db, query, type Tx } from '../../platform/db/db.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';

/** An id names a character or its creator, never two of them: they are drawn from one sequence. */
const findCharacter = `select c.char_id, c.user_id = $1::bigint as is_own from characters c
  where (c.char_id = $2::bigint or c.user_id = $2::bigint) and ${characterIsThere} limit 1`;

const hide = `insert into hidden_characters (user_id, char_id, created_at)
  values ($1::bigint, $2::bigint, $3::timestamptz) on conflict do nothing`;
const unhide = 'delete from hidden_characters where user_id = $1::bigint and char_id = $2::bigint';
const findHidden = 'select from hidden_characters where user_id = $1::bigint and char_id = $2::bigint';

/** Keeps a creator's posts out of one's home feed, or lets them in again. Everything else stays as it is. */
export async function hideFromHomeFeed(
  { db, clock }: Context,
  given: { restrict_id: string; hide: 0 | 1 },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const charId = await getCharId(db, given.restrict_id, viewer);
  if (given.hide) await query(db, hide, [viewer.userId, charId, clock.now()]);
  else await query(db, unhide, [viewer.userId, charId]);
  return {};
}

export async function getHiddenFromHomeFeed(
  { db }: Context,
  given: { restrict_id: string },
  viewer: Viewer,
): Promise<{ is_hidden: boolean }> {
  const charId = await getCharId(db, given.restrict_id, viewer);
  return { is_hidden: (await query(db, findHidden, [viewer.userId, charId])).length > 0 };
}

/** What a deleted person did not want to see is nobody's business any more. */
export async function deleteHidden(tx: Tx, userId: string): Promise<void> {
  await query(tx, 'delete from hidden_characters where user_id = $1', [userId]);
}

async function getCharId(db: Db, restrictId: string, viewer: Viewer): Promise<string> {
  const [found] = await query<{ char_id: string; is_own: boolean }>(db, findCharacter, [
    viewer.userId,
    restrictId,
  ]);
  if (!found) refuse('notFound');
  return found.is_own ? refuse('ownCharacter') : found.char_id;
}
