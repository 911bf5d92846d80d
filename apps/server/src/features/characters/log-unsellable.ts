import { parseGroupId } from '@kindred/contract/subscriptions/tiers';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ most: 'integer' });

const listTiers = statement(
  { group_id: 'text!', count: 'integer', char_ids: 'text[]!' },
  sql`select c.group_id, count(*)::int as count, (array_agg(c.char_id::text order by c.char_id))[:${$.most}] as char_ids
    from characters c where c.group_id is not null and c.deleted_at is null group by c.group_id`,
);

/** Logs the characters that cannot be joined because their group id names no tier; lists leave them out. */
export async function logUnsellable({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  for (const { group_id: groupId, count, char_ids: charIds } of await listTiers.all(db, { most: 20 })) {
    if (parseGroupId(groupId)) continue;
    log.warn({ groupId, count, charIds }, 'characters cannot be sold: their group id names no tier');
  }
}
