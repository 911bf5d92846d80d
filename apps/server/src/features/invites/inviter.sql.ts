import type { Inviter } from '@kindred/contract/invites/calls';
import type { Db } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { publicImageSql } from '../media/media.present.ts';

const $ = inputs({ code: 'text', userId: 'bigint' });

const inviter = { name: 'text', char_unique_id: 'text', is_blue_label: 'integer', avatar: 'text' } as const;

/** The columns of `inviter`, from the alias `c`. */
const inviterColumns = sql`c.name, c.char_unique_id, c.is_blue_label,
  ${publicImageSql(sql`c.avatar_media_id`, 'small')} as avatar`;

const findByCode = statement(
  inviter,
  sql`select ${inviterColumns} from characters c join users u on u.user_id = c.user_id
    where c.char_unique_id = ${$.code} and c.deleted_at is null and u.deleted_at is null`,
);

const findOfUser = statement(
  inviter,
  sql`select ${inviterColumns} from users me
      join characters c on c.user_id = me.referred_by and c.deleted_at is null
    where me.user_id = ${$.userId} and ${notBlocked(sql`me.user_id`, sql`c.user_id`)}
    order by c.char_id limit 1`,
);

/** Finds the owner of a code. Called without a session: selects only what every visitor may know. */
export function findInviterByCode(db: Db, referral: string): Promise<Inviter | undefined> {
  return findByCode.first(db, { code: referral.trim().toLowerCase() });
}

/** Finds the person whose invitation counts for this user. */
export function findInviterOf(db: Db, userId: string): Promise<Inviter | undefined> {
  return findOfUser.first(db, { userId });
}
