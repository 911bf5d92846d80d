import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { publicImageSql } from '../media/media.present.ts';

const $ = inputs({ userId: 'bigint' });

/** Leaves out fans, whose invitations are private. */
const isInvitedCreator = sql`u.referred_by = ${$.userId} and u.is_creator and u.deleted_at is null
  and ${notBlocked($.userId, sql`u.user_id`)}`;

export const invitedCreators = keysetList({
  rows: sql`users`,
  alias: 'u',
  where: isInvitedCreator,
  keys: [
    { column: 'u.referred_at', type: 'timestamptz' },
    { column: 'u.user_id', type: 'bigint' },
  ],
  jsonJoins: sql`join lateral (select * from characters k where k.user_id = u.user_id and k.deleted_at is null
    order by k.char_id limit 1) c on true`,
  json: sql`json_build_object('char_id', c.char_id::text, 'name', c.name, 'char_unique_id', c.char_unique_id,
    'avatar', ${publicImageSql(sql`c.avatar_media_id`, 'small')}, 'is_blue_label', c.is_blue_label,
    'invited_time', ${jsonInstant(sql`u.referred_at`)})`,
});

const countInvited = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from (select from users u where ${isInvitedCreator} limit 1000) few`,
);

/** Lists the creators who came by this person's invitation, newest first. The total stops at 1,000. */
export async function listInvited(
  { db }: Pick<Context, 'db'>,
  page: ParsedInput<'listInvited'>,
  { userId }: Viewer,
) {
  const { count } = await countInvited.one(db, { userId });
  return invitedCreators.answerPage(db, { userId }, page, count);
}
