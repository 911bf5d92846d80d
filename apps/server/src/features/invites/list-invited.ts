import type { Context } from '../../context.ts';
import { queryOne } from '../../platform/db/db.ts';
import { type KeysetList, keysetPage, type PageInput } from '../../platform/db/keyset-page.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';
import { publicImageSql } from '../media/media.present.ts';

/** $1: whoever invited. Fans are left out: who a fan follows an invitation of is the fan's own business. */
export const invitedCreators: KeysetList = {
  rows: 'users u',
  joins: '',
  where: `u.referred_by = $1::bigint and u.is_creator and u.deleted_at is null
    and ${notBlockedText('$1', 'u.user_id')}`,
  keys: [
    { column: 'u.referred_at', type: 'timestamptz' },
    { column: 'u.user_id', type: 'bigint' },
  ],
  jsonJoins: `join lateral (select * from characters k where k.user_id = u.user_id and k.deleted_at is null
    order by k.char_id limit 1) c on true`,
  json: `json_build_object('char_id', c.char_id::text, 'name', c.name, 'char_unique_id', c.char_unique_id,
    'avatar', ${publicImageSql('c.avatar_media_id', 'small')}, 'is_blue_label', c.is_blue_label,
    'invited_time', to_char(u.referred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  params: 1,
};

const readPage = keysetPage(invitedCreators);

const countText = `select count(*)::int as count from (select from users u where ${invitedCreators.where} limit 1000) few`;

/** Creators who came by this person's invitation, newest first. The count stops at 1,000. */
export async function listInvited(
  { db }: Pick<Context, 'db'>,
  input: PageInput,
  { userId }: Viewer,
): Promise<JsonText> {
  const { count } = await queryOne<{ count: number }>(db, countText, [userId]);
  return pageText(await readPage(db, [userId], input), input, count);
}
