import type { StaffRole } from '@kindred/contract/users/calls';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ role: 'text', userId: 'bigint' });

const updateRole = statement(
  {},
  sql`update users set role = ${$.role} where user_id = ${$.userId} and deleted_at is null`,
);

/** Replaces a person's role; false when there is no such person. Cached sessions learn it within ten seconds. */
export async function grantRole(
  { db }: Pick<Context, 'db'>,
  userId: string,
  role: StaffRole,
): Promise<boolean> {
  return (await updateRole.run(db, { userId, role })) > 0;
}
