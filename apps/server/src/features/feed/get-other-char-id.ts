import { refuse } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';

const id = input('id', 'bigint');

/** An id names a character or its creator, never two of them: they are drawn from one sequence. */
const findCharacter = statement(
  { char_id: 'bigint', is_own: 'boolean' },
  sql`select c.char_id, c.user_id = ${input('viewerId', 'bigint')} as is_own from characters c
    where (c.char_id = ${id} or c.user_id = ${id}) and ${characterIsThere} limit 1`,
);

/** The character with this id, or of the creator with this id. Refuses what is not there, and one's own. */
export async function getOtherCharId(db: Db, id: string, viewer: Viewer): Promise<string> {
  const found = await findCharacter.find(db, { viewerId: viewer.userId, id });
  if (!found) refuse('notFound');
  return found.is_own ? refuse('ownCharacter') : found.char_id;
}
