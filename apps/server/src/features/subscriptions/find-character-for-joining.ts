import { refuse } from '../../platform/app-error.ts';
import { type Db, query, type Tx } from '../../platform/db/db.ts';
import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';

export type JoinableCharacter = {
  char_id: string;
  user_id: string;
  name: string;
  group_id: string | null;
  pro_sales_open: boolean;
};

const findText = `
  select c.char_id, c.user_id, c.name, c.group_id, c.pro_sales_open from characters c
  where c.char_id = any($2::bigint[]) and c.deleted_at is null
    and ${notBlockedText('$1', 'c.user_id')}
  order by c.char_id`;

/** Those of the characters that are there for this person, by id. */
export function listJoinable(db: Db | Tx, userId: string, charIds: string[]): Promise<JoinableCharacter[]> {
  return query<JoinableCharacter>(db, findText, [userId, charIds]);
}

/** One that somebody else runs; refuses `notFound` and `ownCharacter`. */
export async function getJoinable(db: Db | Tx, userId: string, charId: string): Promise<JoinableCharacter> {
  const [character] = await listJoinable(db, userId, [charId]);
  if (!character) refuse('notFound');
  if (character.user_id === userId) refuse('ownCharacter');
  return character;
}

const holdPairs = `
  select lock_user_pair_shared($1, o.user_id) from (
    select distinct c.user_id from characters c where c.char_id = any($2::bigint[]) order by c.user_id) o`;

/** Until the transaction ends nobody of those who run these characters and this person can block each other. */
export async function holdOwners(tx: Tx, userId: string, charIds: string[]): Promise<void> {
  await query(tx, holdPairs, [userId, charIds]);
}
