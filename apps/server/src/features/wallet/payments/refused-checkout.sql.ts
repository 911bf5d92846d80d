import { type Sql, sql } from '../../../platform/db/sql.ts';

/**
 * When the subscription of a refused checkout is closed, one that never began here: before any payment of it, so that all
 * are given back, also what is charged before the provider hears of it.
 */
export const neverOpen = new Date(0);

/** Holds for checkouts of that alias whose subscription never began: whoever paid them has, and used up, nothing. */
export function wasRefused(checkout: Sql): Sql {
  return sql`coalesce(${checkout}.closed_at = 'epoch', false)`;
}
