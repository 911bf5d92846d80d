import { type Sql, sql } from '../../platform/db/sql.ts';

/** Holds where the first has restricted the second; both are user ids. */
export const isRestricted = <By, Other>(by: Sql<By>, other: Sql<Other>): Sql<By & Other> =>
  sql`exists (select from restrictions where restrictions.user_id = ${by} and restrictions.other_user_id = ${other})`;

/** Holds where the first has not restricted the second. It stays a look-up per row, as `notBlocked` does. */
export const notRestricted = <By, Other>(by: Sql<By>, other: Sql<Other>): Sql<By & Other> =>
  sql`coalesce((select true from restrictions
    where restrictions.user_id = ${by} and restrictions.other_user_id = ${other}), false) is false`;

/** Whom a person has restricted, as a table for `from`: other_user_id. */
export const restrictedBy = <By>(by: Sql<By>): Sql<By> =>
  sql`(select restrictions.other_user_id from restrictions where restrictions.user_id = ${by})`;

/** The table for `from`: user_id, other_user_id, met_char_id, is_met, created_at. */
export const restrictions = '(select * from restrictions)';
