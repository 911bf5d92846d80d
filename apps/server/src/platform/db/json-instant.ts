import { type Sql, sql } from './sql.ts';

/** Formats an instant for the wire: ISO 8601 in UTC with milliseconds; null stays null. */
export function jsonInstant<Inputs>(column: Sql<Inputs>): Sql<Inputs> {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
