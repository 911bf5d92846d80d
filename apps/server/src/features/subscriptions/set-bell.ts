import type { Bell } from '@kindred/contract/subscriptions/limits';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';

const updateBell = statement(
  {},
  sql`update memberships set bell = ${input('bell', 'text')}
    where user_id = ${input('userId', 'bigint')} and char_id = ${input('charId', 'bigint')} and state <> 'expired'`,
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
