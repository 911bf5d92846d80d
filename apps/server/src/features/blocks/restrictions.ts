import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { NewBlock } from './blocks.sql.ts';

const userId = input('userId', 'bigint');
const otherUserId = input('otherUserId', 'bigint');

const insertOne = statement(
  {},
  sql`insert into restrictions (user_id, other_user_id, met_char_id, is_met, created_at)
    values (${userId}, ${otherUserId}, ${input('metCharId', 'bigint?')}, ${input('isMet', 'boolean')},
      ${input('now', 'timestamptz')})
    on conflict do nothing`,
);
const deleteOne = statement(
  {},
  sql`delete from restrictions where user_id = ${userId} and other_user_id = ${otherUserId}`,
);
const deleteOwn = statement({}, sql`delete from restrictions where user_id = ${userId}`);

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
