import { query, type Tx } from '../../platform/db/db.ts';

/** Who blocked whom, as a table for `from`: user_id, other_user_id, met_char_id, is_met, created_at. */
export const blocks = '(select * from blocks)';

export type NewBlock = {
  userId: string;
  otherUserId: string;
  /** The character as which the other was named. */
  metCharId: string | null;
  /** Whether the user could see the other before. */
  isMet: boolean;
  now: Date;
};

const insert = `
  insert into blocks (user_id, other_user_id, met_char_id, is_met, created_at) values ($1, $2, $3, $4, $5)
  on conflict do nothing`;
const insertPair = `
  insert into blocked_pairs (user_id, other_user_id, created_at)
  values (least($1::bigint, $2), greatest($1::bigint, $2), $3), (greatest($1::bigint, $2), least($1::bigint, $2), $3)
  on conflict do nothing`;

/** Blocks somebody, once. Call it under `lockUserPair`. */
export async function insertBlock(tx: Tx, block: NewBlock): Promise<void> {
  const { userId, otherUserId, metCharId, isMet, now } = block;
  await query(tx, insert, [userId, otherUserId, metCharId, isMet, now]);
  await query(tx, insertPair, [userId, otherUserId, now]);
}

const remove = 'delete from blocks where user_id = $1 and other_user_id = $2';
const removePair = `
  delete from blocked_pairs p where (p.user_id, p.other_user_id) in (($1, $2), ($2, $1))
    and not exists (select from blocks b where b.user_id = $2 and b.other_user_id = $1)`;

/** Takes a block back; the two stay apart as long as the other one blocks too. Call it under `lockUserPair`. */
export async function deleteBlock(tx: Tx, userId: string, otherUserId: string): Promise<void> {
  await query(tx, remove, [userId, otherUserId]);
  await query(tx, removePair, [userId, otherUserId]);
}
