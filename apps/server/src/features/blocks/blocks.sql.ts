import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({
  userId: 'bigint',
  otherUserId: 'bigint',
  now: 'timestamptz',
  metCharId: 'bigint?',
  isMet: 'boolean',
});

/** The blocks as a table for `from`: user_id, other_user_id, met_char_id, is_met, created_at. */
export const blocks = '(select * from blocks)';

export type NewBlock = {
  userId: string;
  otherUserId: string;
  /** The character under which the other person was blocked. */
  metCharId: string | null;
  /** Whether the user could see the other person before. */
  isMet: boolean;
  now: Date;
};

const insertOneWay = statement(
  {},
  sql`insert into blocks (user_id, other_user_id, met_char_id, is_met, created_at)
    values (${$.userId}, ${$.otherUserId}, ${$.metCharId}, ${$.isMet}, ${$.now})
    on conflict do nothing`,
);
const insertPair = statement(
  {},
  sql`insert into blocked_pairs (user_id, other_user_id, created_at)
    select pair.one, pair.other, ${$.now} from (values (${$.userId}, ${$.otherUserId}), (${$.otherUserId}, ${$.userId})) pair (one, other)
    order by pair.one on conflict do nothing`,
);

/** Stores a block, unless it exists. Call it under `lockUserPair`. */
export async function insertBlock(tx: Tx, block: NewBlock): Promise<void> {
  await insertOneWay.run(tx, block);
  await insertPair.run(tx, block);
}

const deleteOneWay = statement(
  {},
  sql`delete from blocks where user_id = ${$.userId} and other_user_id = ${$.otherUserId}`,
);
const deletePair = statement(
  {},
  sql`delete from blocked_pairs p
    where (p.user_id, p.other_user_id) in ((${$.userId}, ${$.otherUserId}), (${$.otherUserId}, ${$.userId}))
      and not exists (select from blocks b where b.user_id = ${$.otherUserId} and b.other_user_id = ${$.userId})`,
);

/** Removes a block; the two stay separated while the other person's block exists. Call it under `lockUserPair`. */
export async function deleteBlock(tx: Tx, pair: { userId: string; otherUserId: string }): Promise<void> {
  await deleteOneWay.run(tx, pair);
  await deletePair.run(tx, pair);
}
