import { countedPeople, type PeopleList } from '@kindred/contract/creator-tools/limits';
import type { CallOutput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { queryOne } from '../../platform/db/db.ts';
import { type KeysetList, keysetPage, type PageInput } from '../../platform/db/keyset-page.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';
import { publicImageSql } from '../media/media.present.ts';
import { ownCharacter } from './own-character.ts';

/** Holds for people who are there for $1: neither gone nor behind a block. */
const isThere = (alias: string) => `
  exists (select from users x where x.user_id = ${alias}.user_id and x.deleted_at is null)
  and ${notBlockedText('$1::bigint', `${alias}.user_id`)}`;

const instantSql = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const personJson = (since: string) => `json_build_object('user_id', u.user_id::text, 'nickname', u.nickname,
  'avatar', ${publicImageSql('u.avatar_media_id', 'small')}, 'state', m.state, 'since_time', ${instantSql(since)},
  'period_end', ${instantSql('m.period_end')}, 'diamonds', coalesce(g.diamonds, 0))`;

/** $1: the creator, $2: their character, $3: the list. */
export const members: KeysetList = {
  rows: 'memberships m',
  joins: '',
  where: `m.char_id = $2::bigint and membership_list(m.state) = $3::text and ${isThere('m')}`,
  keys: [
    { column: 'm.joined_at', type: 'timestamptz' },
    { column: 'm.user_id', type: 'bigint' },
  ],
  jsonJoins: `join users u on u.user_id = m.user_id
    left join gift_givers g on g.char_id = $2 and g.user_id = m.user_id`,
  json: personJson('m.joined_at'),
  params: 3,
};

/** $1: the creator, $2: their character. */
export const givers: KeysetList = {
  rows: 'gift_givers g',
  joins: '',
  where: `g.char_id = $2::bigint and ${isThere('g')}`,
  keys: [
    { column: 'g.diamonds', type: 'bigint' },
    { column: 'g.user_id', type: 'bigint' },
  ],
  jsonJoins: `join users u on u.user_id = g.user_id
    left join memberships m on m.char_id = $2 and m.user_id = g.user_id`,
  json: personJson('g.last_gift_at'),
  params: 2,
};

const readMembers = keysetPage(members);
const readGivers = keysetPage(givers);

const counted = (list: KeysetList, where: string) =>
  `(select count(*)::int from (select from ${list.rows} where ${where} limit ${countedPeople}) few)`;
const memberCount = (list: PeopleList) => counted(members, members.where.replace('$3::text', `'${list}'`));

const countText = `select ${memberCount('subscribers')} as subscribers, ${memberCount('followers')} as followers,
  ${memberCount('trials')} as trials, ${memberCount('ended')} as ended,
  ${counted(givers, givers.where)} as gift_givers`;

const countMembersText = `select ${counted(members, members.where)} as count`;
const countGiversText = `select ${counted(givers, givers.where)} as count`;

/** Every list of a creator with its size, which stops at 10,000. */
export async function listPeopleLists(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
): Promise<CallOutput<'listPeopleLists'>> {
  const counts = await queryOne<Record<PeopleList, number>>(db, countText, [
    viewer.userId,
    ownCharacter(viewer),
  ]);
  const list = Object.entries(counts) as [PeopleList, number][];
  return { list: list.map(([list_id, count]) => ({ list_id, count })) };
}

/** The people of one list, newest first; givers by what they gave. */
export async function listPeople(
  { db }: Pick<Context, 'db'>,
  input: PageInput & { list_id: PeopleList },
  viewer: Viewer,
): Promise<JsonText> {
  const own = [viewer.userId, ownCharacter(viewer)];
  const [params, read, count] =
    input.list_id === 'gift_givers'
      ? [own, readGivers, countGiversText]
      : [[...own, input.list_id], readMembers, countMembersText];
  const page = await read(db, params, input);
  const total = await queryOne<{ count: number }>(db, count, params);
  return pageText(page, input, total.count);
}
