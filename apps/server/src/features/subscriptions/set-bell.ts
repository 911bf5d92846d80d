import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Bell } from '@kindred/contract/characters/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';

const $ = inputs({ bell: 'text', userId: 'bigint', charId: 'bigint' });

const updateBell = statement(
  {},
  sql`update memberships set bell = ${$.bell}
    where user_id = ${$.userId} and char_id = ${$.charId} and state <> 'expired'`,
);

/** Sets how the viewer hears of a creator's new posts. Refuses with `notJoined`. */
export async function setBell(
  { db }: Pick<Context, 'db'>,
  { char_id: charId, bell }: ParsedInput<'setBell'>,
  { userId }: Viewer,
): Promise<{ bell: Bell }> {
  const changed = await updateBell.run(db, { userId, charId, bell });
  return changed === 0 ? refuse('notJoined') : { bell };
}
