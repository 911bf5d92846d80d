import type { Context } from '../../context.ts';
import { queryOne } from '../../platform/db/db.ts';
import { type KeysetList, keysetPage, type PageInput } from '../../platform/db/keyset-page.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { blocks } from '../blocks/blocks.sql.ts';
import { publicImageSql } from '../media/media.present.ts';

const person = `join users u on u.user_id = k.other_user_id and u.deleted_at is null`;

/** Whoever was never met is shown by the number that was named, and by nothing else. */
const isMet = `(k.is_met
  or k.met_char_id is null and exists (select from conversations v
    where v.user_id = k.other_user_id and v.creator_user_id = k.user_id)
  or exists (select from conversations v where v.user_id = k.user_id and v.char_id = k.met_char_id))`;

/**
 * As they were met: a fan is not shown by the character that they also run, nor the other way round. `table` has
 * user_id, other_user_id, met_char_id, is_met and created_at.
 */
const keptAway = (table: string): KeysetList => ({
  rows: `${table} k`,
  joins: person,
  where: 'k.user_id = $1::bigint',
  keys: [
    { column: 'k.created_at', type: 'timestamptz' },
    { column: 'k.other_user_id', type: 'bigint' },
  ],
  jsonJoins: `cross join lateral (select ${isMet} as is_met) met
    left join users u on u.user_id = k.other_user_id and met.is_met
    left join characters c on c.char_id = k.met_char_id and met.is_met`,
  json: `json_build_object(
    'user_id', (case when met.is_met then k.other_user_id else coalesce(k.met_char_id, k.other_user_id) end)::text,
    'char_id', k.met_char_id::text,
    'nickname', coalesce(nullif(c.nickname, ''), c.name, u.nickname, ''),
    'avatar', ${publicImageSql('case when c.char_id is null then u.avatar_media_id else c.avatar_media_id end', 'small')},
    'created_time', to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  params: 1,
});

export const blockedList = keptAway(blocks);
export const restrictedList = keptAway('restrictions');

export const listBlocked = reader(blocks, blockedList);
export const listRestricted = reader('restrictions', restrictedList);

function reader(table: string, list: KeysetList) {
  const readPage = keysetPage(list);
  const count = `
    select count(*)::int as count from (select from ${table} k ${person} where k.user_id = $1 limit 1000) few`;
  return async ({ db }: Pick<Context, 'db'>, input: PageInput, viewer: Viewer): Promise<JsonText> => {
    const page = await readPage(db, [viewer.userId], input);
    const counted = await queryOne<{ count: number }>(db, count, [viewer.userId]);
    return pageText(page, input, counted.count);
  };
}
