import { refuse } from '../../platform/app-error.ts';
import { query, type Tx } from '../../platform/db/db.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';

/** Somebody else as the viewer names them. */
export type TargetUser = {
  otherUserId: string;
  /** The character as which the viewer knows or named them; null for an account. */
  metCharId: string | null;
  /** Whether the viewer has seen them: any number can be blocked, but no list is to give the name behind it. */
  isMet: boolean;
};

// Accounts and characters draw their numbers from one sequence, so a number names one of them only. A character is
// known to everybody whom no block keeps away, an account to those whose page it has been on.
const find = `
  select u.user_id, coalesce(named.char_id, case when met.is_account then null else shown.char_id end) as char_id,
    shown.char_id is not null or met.is_character or named.char_id is null and met.is_account as is_met
  from users u
    left join characters named on named.char_id = $2::bigint
    left join lateral (select c.char_id from characters c
      where c.user_id = u.user_id and c.char_id = coalesce(named.char_id, c.char_id) and c.deleted_at is null
        and ${notBlocked('$1::bigint', 'c.user_id')}
      order by c.char_id limit 1) shown on true
    cross join lateral (select
      exists (select from conversations v where v.user_id = $1 and v.char_id = named.char_id)
        or exists (select from memberships m where m.user_id = $1 and m.char_id = named.char_id) as is_character,
      exists (select from characters mine where mine.user_id = $1 and (
        exists (select from conversations v where v.user_id = u.user_id and v.char_id = mine.char_id)
        or exists (select from memberships m where m.user_id = u.user_id and m.char_id = mine.char_id)
        or exists (select from comments k join posts p using (diary_id)
          where k.user_id = u.user_id and p.char_id = mine.char_id)
        or exists (select from purchases b join posts p using (diary_id)
          where b.user_id = u.user_id and p.char_id = mine.char_id))) as is_account) met
  where u.user_id = coalesce(named.user_id, $2)`;

type Row = { user_id: string; char_id: string | null; is_met: boolean };

/** Whom a character's or an account's id names; refuses nobody (`notFound`) and oneself (`forbidden`). */
export async function getTargetUser(tx: Tx, viewerId: string, id: string): Promise<TargetUser> {
  const [row] = await query<Row>(tx, find, [viewerId, id]);
  if (!row) refuse('notFound');
  if (row.user_id === viewerId) refuse('forbidden');
  return { otherUserId: row.user_id, metCharId: row.char_id, isMet: row.is_met };
}
