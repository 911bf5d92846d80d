import type { StaffRole } from '@kindred/contract/users/calls';
import type { Context } from '../../context.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';

const updateRole = statement(
  {},
  sql`update users set role = ${input('role', 'text')} where user_id = ${input('userId', 'bigint')} and deleted_at is null`,
);

/** Replaces a person's role; false when there is no such person. Cached sessions learn it within ten seconds. */
export async function grantRole(
  { db }: Pick<Context, 'db'>,
  userId: string,
  role: StaffRole,
): Promise<boolean> {
  return (await updateRole.run(db, { userId, role })) > 0;
}
