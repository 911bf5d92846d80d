import type { Context } from '../../context.ts';
import { queryOne } from '../../platform/db/db.ts';
import { type KeysetList, keysetPage, type PageInput } from '../../platform/db/keyset-page.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { publicImageSql } from '../media/media.present.ts';

type Table = 'blocks' | 'restrictions';

const person = `join users u on u.user_id = k.other_user_id and u.deleted_at is null`;

/** As they were met: a fan is not shown by the character that they also run, nor the other way round. */
const keptAway = (table: Table): KeysetList => ({
  rows: `${table} k`,
  joins: person,
  where: 'k.user_id = $1::bigint',
  keys: [
    { column: 'k.created_at', type: 'timestamptz' },
    { column: 'k.other_user_id', type: 'bigint' },
  ],
  jsonJoins: `${person} left join characters c on c.char_id = k.met_char_id`,
  json: `json_build_object('user_id', k.other_user_id::text, 'char_id', k.met_char_id::text,
    'nickname', coalesce(nullif(c.nickname, ''), c.name, u.nickname),
    'avatar', ${publicImageSql('case when c.char_id is null then u.avatar_media_id else c.avatar_media_id end', 'small')},
    'created_time', to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  params: 1,
});

export const blockedList = keptAway('blocks');
export const restrictedList = keptAway('restrictions');

export const listBlocked = reader('blocks', blockedList);
export const listRestricted = reader('restrictions', restrictedList);

function reader(table: Table, list: KeysetList) {
  const readPage = keysetPage(list);
  const count = `
    select count(*)::int as count from (select from ${table} k ${person} where k.user_id = $1 limit 1000) few`;
  return async ({ db }: Pick<Context, 'db'>, input: PageInput, viewer: Viewer): Promise<JsonText> => {
    const page = await readPage(db, [viewer.userId], input);
    const counted = await queryOne<{ count: number }>(db, count, [viewer.userId]);
    return pageText(page, input, counted.count);
  };
}
