import type { Inviter } from '@kindred/contract/invites/calls';
import { type Db, query } from '../../platform/db/db.ts';
import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';
import { publicImageSql } from '../media/media.present.ts';

/** Wire `inviter` of the alias `c`, as columns. */
export const inviterColumns = `c.name, c.char_unique_id, c.is_blue_label,
  ${publicImageSql('c.avatar_media_id', 'small')} as avatar`;

const byCode = `
  select ${inviterColumns} from characters c join users u on u.user_id = c.user_id
  where c.char_unique_id = $1 and c.deleted_at is null and u.deleted_at is null`;

const ofUser = `
  select ${inviterColumns} from users me
    join characters c on c.user_id = me.referred_by and c.deleted_at is null
  where me.user_id = $1
    and ${notBlockedText('me.user_id', 'c.user_id')}
  order by c.char_id limit 1`;

/** Whose code it is. Asked by anyone, so only what every visitor may know. */
export async function findInviterByCode(db: Db, referral: string): Promise<Inviter | undefined> {
  const [row] = await query<Inviter>(db, byCode, [referral.trim().toLowerCase()]);
  return row;
}

/** Whose invitation counts for this person. */
export async function findInviterOf(db: Db, userId: string): Promise<Inviter | undefined> {
  const [row] = await query<Inviter>(db, ofUser, [userId]);
  return row;
}
