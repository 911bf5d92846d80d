import type { ParsedInput } from '@kindred/contract/all/calls';
import type { PublicCharacter } from '@kindred/contract/characters/calls';
import { publicFacesShown } from '@kindred/contract/characters/limits';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { publicImageSql } from '../media/media.present.ts';
import { idOrHandle, namedCharId } from './id-or-handle.ts';

const $ = inputs({ limit: 'integer' });

const publicColumns = {
  name: 'text',
  char_unique_id: 'text',
  avatar: 'text',
  is_blue_label: 'integer',
} as const;

const findCharacter = statement(
  publicColumns,
  sql`select c.name, c.char_unique_id, ${publicImageSql(sql`c.avatar_media_id`, 'small')} as avatar,
      c.is_blue_label
    from characters c join users u on u.user_id = c.user_id
    where c.char_id = ${namedCharId} and c.deleted_at is null and u.deleted_at is null`,
);

/** Returns the name and the picture of a creator by id or handle, for visitors; null when the creator does not exist. */
export async function getPublicCharacter(
  { db }: Pick<Context, 'db'>,
  { char_id: charIdOrHandle }: ParsedInput<'getPublicCharacter'>,
): Promise<{ character: PublicCharacter | null }> {
  return { character: (await findCharacter.first(db, idOrHandle(charIdOrHandle))) ?? null };
}

// Twice as many as are shown, because some of them have no picture.
const listMostFollowed = statement(
  publicColumns,
  sql`select * from (
      select c.name, c.char_unique_id, ${publicImageSql(sql`c.avatar_media_id`, 'small')} as avatar, c.is_blue_label
      from (select * from characters where deleted_at is null
        order by follower_num desc, char_id desc limit ${$.limit} * 2) c
      join users u on u.user_id = c.user_id
      where u.deleted_at is null
      order by c.follower_num desc, c.char_id desc) faces
    where avatar <> '' limit ${$.limit}`,
);

/** Lists the most followed creators with a picture, for visitors. */
export async function listPublicCharacters({
  db,
}: Pick<Context, 'db'>): Promise<{ list: PublicCharacter[] }> {
  return { list: await listMostFollowed.all(db, { limit: publicFacesShown }) };
}
