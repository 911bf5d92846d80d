import { queueRoles, type StaffQueue } from '@kindred/contract/moderation/limits';
import { refuse } from '../../../platform/app-error.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';

const $ = inputs({ userId: 'bigint' });

/** Refuses with `forbidden` where the viewer's role does not work on the queue. */
export function requireQueue({ staffRole }: Pick<Viewer, 'staffRole'>, queue: StaffQueue): void {
  const roles: readonly string[] = queueRoles[queue];
  if (staffRole !== 'admin' && !roles.includes(staffRole)) refuse('forbidden');
}

const findName = statement({ nickname: 'text' }, sql`select nickname from users where user_id = ${$.userId}`);

export async function staffName(db: Db | Tx, userId: string): Promise<string> {
  return (await findName.one(db, { userId })).nickname;
}
