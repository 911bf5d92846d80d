import { inputs, sql } from '../../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

/** The time zone of a creator's months: that of their earning sums, or of their profile before there are sums. */
export const statementZone = sql`(select coalesce(z.timezone, u.timezone) from users u
  left join ledger_accounts a on a.user_id = u.user_id and a.kind = 'creator_pending'
  left join earning_zones z on z.account_id = a.account_id where u.user_id = ${$.userId})`;
