import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { NewBlock } from './blocks.sql.ts';

const $ = inputs({
  userId: 'bigint',
  otherUserId: 'bigint',
  metCharId: 'bigint?',
  isMet: 'boolean',
  now: 'timestamptz',
});

const insertOne = statement(
  {},
  sql`insert into restrictions (user_id, other_user_id, met_char_id, is_met, created_at)
    values (${$.userId}, ${$.otherUserId}, ${$.metCharId}, ${$.isMet},
      ${$.now})
    on conflict do nothing`,
);
const deleteOne = statement(
  {},
  sql`delete from restrictions where user_id = ${$.userId} and other_user_id = ${$.otherUserId}`,
);
const deleteOwn = statement({}, sql`delete from restrictions where user_id = ${$.userId}`);

/** Restricts a person, once. Call it under `lockUserPair`. */
export async function insertRestriction(tx: Tx, restriction: NewBlock): Promise<void> {
  await insertOne.run(tx, restriction);
}

/** Call it under `lockUserPair`. */
export async function deleteRestriction(
  tx: Tx,
  pair: { userId: string; otherUserId: string },
): Promise<void> {
  await deleteOne.run(tx, pair);
}

/** Lifts every restriction that the person has placed. */
export async function deleteRestrictions(tx: Tx, userId: string): Promise<void> {
  await deleteOwn.run(tx, { userId });
}
