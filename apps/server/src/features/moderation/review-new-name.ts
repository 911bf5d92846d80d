import type { Context } from '../../context.ts';
import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { holdChange, isHeldForStaff } from './held/hold-change.ts';
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

/** Nobody is kept out by what their provider calls them: a name that may not be shown is not taken over, or not yet. */
export async function reviewNewName(
  tx: Tx,
  { userId }: HookInput<'userCreated'>,
  context: Pick<Context, 'config' | 'hooks' | 'clock'>,
): Promise<void> {
  const { nickname } = await findNickname.one(tx, { userId });
  const isRefused = reviewText(nickname, 'name').outcome === 'refuse';
  if (!isRefused && !isHeldForStaff(context)) return;
  await updateNickname.run(tx, { userId, nickname: 'New fan' });
  if (isRefused) return;
  const change = { userId, kind: 'profile', subjectId: userId } as const;
  await holdChange(context, tx, { ...change, fields: { nickname }, words: [nickname] });
}
