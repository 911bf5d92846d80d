import { type Sql, sql } from '../../../platform/db/sql.ts';

/**
 * US cents that people paid for an entry, where a diamond is a cent; negative for a refund, null where nobody paid.
 */
export function paidOfEntry(entryId: Sql): Sql {
  return sql`(select -sum(g.amount) from postings g
      where g.entry_id = ${entryId} and g.account_id in (
      house_account('deferred_revenue'), house_account('processor'), house_account('unclaimed_gifts')))`;
}
