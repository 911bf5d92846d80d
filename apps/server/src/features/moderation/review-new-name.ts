import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { reviewText } from './review-text.ts';

const $ = inputs({ userId: 'bigint', nickname: 'text' });

const findNickname = statement(
  { nickname: 'text' },
  sql`select nickname from users where user_id = ${$.userId}`,
);
const updateNickname = statement(
  {},
  sql`update users set nickname = ${$.nickname} where user_id = ${$.userId}`,
);

/** Nobody is kept out by what their provider calls them: a name that may not be shown is not taken over. */
export async function reviewNewName(tx: Tx, { userId }: HookInput<'userCreated'>): Promise<void> {
  const user = await findNickname.first(tx, { userId });
  if (user && reviewText(user.nickname, 'name').outcome === 'refuse')
    await updateNickname.run(tx, { userId, nickname: 'New fan' });
}
