import { refuse } from '../../platform/app-error.ts';
import type { ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';

const $ = inputs({ userId: 'bigint', charIds: 'bigint[]' });

const joinableCharacter = {
  char_id: 'bigint',
  user_id: 'bigint',
  name: 'text',
  group_id: 'text?',
  pro_sales_open: 'boolean',
} as const;
export type JoinableCharacter = ColumnsOf<typeof joinableCharacter>;

const listByIds = statement(
  joinableCharacter,
  sql`select c.char_id, c.user_id, c.name, c.group_id, c.pro_sales_open from characters c
    where c.char_id = any(${$.charIds}) and c.deleted_at is null and not is_age_held(c.user_id)
      and ${notBlocked($.userId, sql`c.user_id`)}
    order by c.char_id for key share`,
);

/** Lists those of the characters that exist for this person, by id; none whose creator is held for age. Waits for a concurrent deletion. */
export function listJoinable(db: Db | Tx, userId: string, charIds: string[]): Promise<JoinableCharacter[]> {
  return listByIds.all(db, { userId, charIds });
}

/** Returns a character of another person; refuses with `notFound` and `ownCharacter`. */
export async function getJoinable(db: Db | Tx, userId: string, charId: string): Promise<JoinableCharacter> {
  const [character] = await listJoinable(db, userId, [charId]);
  if (!character) refuse('notFound');
  if (character.user_id === userId) refuse('ownCharacter');
  return character;
}

const lockPairs = statement(
  {},
  sql`select lock_user_pair_shared(${$.userId}, o.user_id) from (
    select distinct c.user_id from characters c where c.char_id = any(${$.charIds}) order by c.user_id) o`,
);

/** Prevents blocks between the person and the owners of these characters until the transaction ends. */
export async function lockPairsWithOwners(tx: Tx, userId: string, charIds: string[]): Promise<void> {
  await lockPairs.run(tx, { userId, charIds });
}

const listNamed = statement(
  { char_id: 'bigint' },
  sql`select coalesce(c.char_id, i.id) as char_id from unnest(${$.charIds}) with ordinality as i (id, place)
    left join characters c on c.user_id = i.id and c.deleted_at is null order by i.place`,
);

/** Replaces a creator's user id by their character's id; the ids never collide, because one sequence numbers both. */
export async function listNamedCharacters(db: Db | Tx, ids: string[]): Promise<string[]> {
  return (await listNamed.all(db, { charIds: ids })).map((row) => row.char_id);
}
