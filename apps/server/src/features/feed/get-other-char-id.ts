import { refuse } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';

const $ = inputs({ id: 'bigint', viewerId: 'bigint' });

/** An id belongs either to a character or to its creator, never to both kinds: one sequence numbers them. */
const findCharacter = statement(
  { char_id: 'bigint', is_own: 'boolean' },
  sql`select c.char_id, c.user_id = ${$.viewerId} as is_own from characters c
    where (c.char_id = ${$.id} or c.user_id = ${$.id}) and ${characterIsThere} limit 1`,
);

/**
 * Returns the character with this id, or the character of the creator with this id. Refuses a missing one and the
 * viewer's own.
 */
export async function getOtherCharId(db: Db, id: string, viewer: Viewer): Promise<string> {
  const match = await findCharacter.first(db, { viewerId: viewer.userId, id });
  if (!match) refuse('notFound');
  return match.is_own ? refuse('ownCharacter') : match.char_id;
}
