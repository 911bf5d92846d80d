import type { BlockedOrRestricted } from '@kindred/contract/privacy/calls';
import type { Context } from '../../context.ts';
import { as } from '../../platform/db/column-types.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { keysetList, type PageInput } from '../../platform/db/keyset-page.ts';
import { inputs, raw, type Sql, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { blocks } from '../blocks/blocks.sql.ts';
import { restrictions } from '../blocks/restrictions.sql.ts';
import { publicImageSql } from '../media/media.present.ts';

const $ = inputs({ userId: 'bigint', id: 'bigint' });

const person = sql`join users u on u.user_id = k.other_user_id and u.deleted_at is null`;
const isOwn = sql`k.user_id = ${$.userId}`;

/** People that the viewer never met are shown only by the id that was named. */
const isMet = sql`(k.is_met
  or k.met_char_id is null and exists (select from conversations v
    where v.user_id = k.other_user_id and v.creator_user_id = k.user_id and v.last_message_at is not null)
  or exists (select from conversations v where v.user_id = k.user_id and v.char_id = k.met_char_id))`;

const pictureId = sql`case when c.char_id is null then u.avatar_media_id else c.avatar_media_id end`;

const jsonJoins = sql`cross join lateral (select ${isMet} as is_met) met
  left join users u on u.user_id = k.other_user_id and met.is_met
  left join characters c on c.char_id = k.met_char_id and met.is_met`;

const json = sql`json_build_object(
  'user_id', (case when met.is_met then k.other_user_id else coalesce(k.met_char_id, k.other_user_id) end)::text,
  'char_id', k.met_char_id::text,
  'nickname', coalesce(nullif(c.nickname, ''), c.name, u.nickname, ''),
  'avatar', ${publicImageSql(pictureId, 'small')},
  'created_time', ${jsonInstant(sql`k.created_at`)})`;

/**
 * Lists people under the identity that the viewer met: a fan is not shown as the character that they also run, nor
 * the reverse. `table` has user_id, other_user_id, met_char_id, is_met and created_at.
 */
const peopleIn = (table: Sql) =>
  keysetList({
    rows: table,
    alias: 'k',
    joins: person,
    where: isOwn,
    keys: [
      { column: 'k.created_at', type: 'timestamptz' },
      { column: 'k.other_user_id', type: 'bigint' },
    ],
    jsonJoins,
    json,
  });

const blockedTable = raw(blocks);
const restrictedTable = raw(restrictions);

export const blockedList = peopleIn(blockedTable);
const restrictedList = peopleIn(restrictedTable);

export const listBlocked = reader(blockedTable, blockedList);
export const listRestricted = reader(restrictedTable, restrictedList);

function reader(table: Sql, list: ReturnType<typeof peopleIn>) {
  const countPeople = statement(
    { count: 'integer' },
    sql`select count(*)::int as count from (select from ${table} k ${person} where ${isOwn} limit 1000) few`,
  );
  return async ({ db }: Pick<Context, 'db'>, page: PageInput, { userId }: Viewer) => {
    return list.answerPage(db, { userId }, page, (await countPeople.one(db, { userId })).count);
  };
}

const personIn = (table: Sql) => sql`(select ${json} from ${table} k ${jsonJoins}
  where ${isOwn} and coalesce(k.met_char_id, k.other_user_id) = ${$.id}
    and exists (select from users there where there.user_id = k.other_user_id and there.deleted_at is null))`;

const findPrivacyState = statement(
  { block: as<BlockedOrRestricted | null>('json?'), restrict: as<BlockedOrRestricted | null>('json?') },
  sql`select ${personIn(blockedTable)} as block, ${personIn(restrictedTable)} as restrict`,
);

/** Returns the viewer's block and restriction of the person with this id. */
export function getPrivacyState(
  { db }: Pick<Context, 'db'>,
  { id }: { id: string },
  { userId }: Viewer,
): Promise<{ block: BlockedOrRestricted | null; restrict: BlockedOrRestricted | null }> {
  return findPrivacyState.one(db, { userId, id });
}
