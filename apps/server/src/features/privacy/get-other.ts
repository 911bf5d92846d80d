import { refuse } from '../../platform/app-error.ts';
import { query, type Tx } from '../../platform/db/db.ts';

/** Somebody else, and the character as which they were named; null for an account. */
export type Other = { userId: string; charId: string | null };

// Accounts and characters draw their numbers from one sequence, so a number names one of them only.
const findOther = `
  select u.user_id, c.char_id from users u left join characters c on c.char_id = $1
  where u.user_id = coalesce(c.user_id, $1::bigint)`;

/** Whom a character's or an account's id names; refuses nobody (`notFound`) and oneself (`forbidden`). */
export async function getOther(tx: Tx, viewerId: string, id: string): Promise<Other> {
  const [row] = await query<{ user_id: string; char_id: string | null }>(tx, findOther, [id]);
  if (!row) refuse('notFound');
  if (row.user_id === viewerId) refuse('forbidden');
  return { userId: row.user_id, charId: row.char_id };
}
