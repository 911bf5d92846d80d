import { type Sql, sql } from '../../platform/db/sql.ts';

/** The condition that the first person has restricted the second; both arguments are user ids. */
export const isRestricted = <UserInputs, OtherInputs>(
  userId: Sql<UserInputs>,
  otherUserId: Sql<OtherInputs>,
): Sql<UserInputs & OtherInputs> =>
  sql`exists (select from restrictions where restrictions.user_id = ${userId} and restrictions.other_user_id = ${otherUserId})`;

/** The condition that the first person has not restricted the second. A look-up per row, like `notBlocked`. */
export const notRestricted = <UserInputs, OtherInputs>(
  userId: Sql<UserInputs>,
  otherUserId: Sql<OtherInputs>,
): Sql<UserInputs & OtherInputs> =>
  sql`coalesce((select true from restrictions
    where restrictions.user_id = ${userId} and restrictions.other_user_id = ${otherUserId}), false) is false`;

/** The people that a person has restricted, as a table for `from`: other_user_id. */
export const restrictedBy = <UserInputs>(userId: Sql<UserInputs>): Sql<UserInputs> =>
  sql`(select restrictions.other_user_id from restrictions where restrictions.user_id = ${userId})`;

/** The restrictions as a table for `from`: user_id, other_user_id, met_char_id, is_met, created_at. */
export const restrictions = '(select * from restrictions)';
