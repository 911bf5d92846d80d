import { type Sql, sql } from '../../../platform/db/sql.ts';

/**
 * The closing time of a refused checkout's subscription, which never began. It lies before any payment, so that all
 * payments are refunded, also those that the provider charges before it learns of the refusal.
 */
export const neverOpen = new Date(0);

/** The condition that the subscription of a checkout never began, so its buyer has used up nothing. */
export function wasRefused(checkout: Sql): Sql {
  return sql`coalesce(${checkout}.closed_at = 'epoch', false)`;
}
