import type { PublicCharacter } from '@kindred/contract/characters/calls';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { sql, statement } from '../../platform/db/sql.ts';
import { publicImageSql } from '../media/media.present.ts';
import { idOrHandle, namedCharId } from './id-or-handle.ts';

const findCharacter = statement(
  { name: 'text', char_unique_id: 'text', avatar: 'text', is_blue_label: 'integer' },
  sql`select c.name, c.char_unique_id, ${publicImageSql(sql`c.avatar_media_id`, 'small')} as avatar,
      c.is_blue_label
    from characters c join users u on u.user_id = c.user_id
    where c.char_id = ${namedCharId} and c.deleted_at is null and u.deleted_at is null`,
);

/** Name and face of a creator by id or handle, for visitors; null where there is none any more. */
export async function getPublicCharacter(
  { db }: Pick<Context, 'db'>,
  { char_id: named }: ParsedInput<'getPublicCharacter'>,
): Promise<{ character: PublicCharacter | null }> {
  return { character: (await findCharacter.find(db, idOrHandle(named))) ?? null };
}
