import { query, type Tx } from '../../platform/db/db.ts';
import { reviewText } from './review-text.ts';

const findName = 'select nickname from users where user_id = $1';
const rename = 'update users set nickname = $2 where user_id = $1';

/** Nobody is kept out by what their provider calls them: a name that may not be shown is not taken over. */
export async function reviewNewName(tx: Tx, userId: string): Promise<void> {
  const [user] = await query<{ nickname: string }>(tx, findName, [userId]);
  if (user && reviewText(user.nickname, 'name').outcome === 'refuse')
    await query(tx, rename, [userId, 'New fan']);
}
