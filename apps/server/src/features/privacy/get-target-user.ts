import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, raw, sql, statement } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';

const $ = inputs({ viewerId: 'bigint', id: 'bigint' });

/** Another person as the viewer has named them. */
export type TargetUser = {
  otherUserId: string;
  /** The character under which the viewer knows or named the person; null for an account. */
  metCharId: string | null;
  /** Whether the viewer has met the person. Any id can be blocked, but lists must not reveal the name behind it. */
  isMet: boolean;
};

// One sequence numbers accounts and characters, so an id names only one of them. A character is known to everybody
// without a block, an account to the owners of pages on which it was active.
const findTarget = statement(
  { user_id: 'bigint', char_id: 'bigint?', is_met: 'boolean' },
  sql`
  select u.user_id, coalesce(named.char_id, case when met.is_account then null else shown.char_id end) as char_id,
    shown.char_id is not null or met.is_character or named.char_id is null and met.is_account as is_met
  from users u
    left join characters named on named.char_id = ${$.id}
    left join lateral (select c.char_id from characters c
      where c.user_id = u.user_id and c.char_id = coalesce(named.char_id, c.char_id) and c.deleted_at is null
        and ${notBlocked($.viewerId, raw('c.user_id'))}
      order by c.char_id limit 1) shown on true
    cross join lateral (select
      exists (select from conversations v where v.user_id = ${$.viewerId} and v.char_id = named.char_id)
        or exists (select from memberships m where m.user_id = ${$.viewerId} and m.char_id = named.char_id) as is_character,
      exists (select from characters mine where mine.user_id = ${$.viewerId} and (
        exists (select from conversations v
          where v.user_id = u.user_id and v.char_id = mine.char_id and v.last_message_at is not null)
        or exists (select from memberships m where m.user_id = u.user_id and m.char_id = mine.char_id)
        or exists (select from comments k join posts p using (post_id)
          where k.user_id = u.user_id and p.char_id = mine.char_id)
        or exists (select from purchases b join posts p using (post_id)
          where b.user_id = u.user_id and p.char_id = mine.char_id))) as is_account) met
  where u.user_id = coalesce((select c.user_id from characters c where c.char_id = ${$.id}), ${$.id})`,
);

/** Finds the person behind a character's or an account's id. Refuses with `notFound` and `forbidden` (self). */
export async function getTargetUser(tx: Tx, inputs: { viewerId: string; id: string }): Promise<TargetUser> {
  const row = (await findTarget.first(tx, inputs)) ?? refuse('notFound');
  if (row.user_id === inputs.viewerId) refuse('forbidden');
  return { otherUserId: row.user_id, metCharId: row.char_id, isMet: row.is_met };
}
