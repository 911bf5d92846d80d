import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { countedPeople } from '@kindred/contract/creator-tools/limits';
import { type PeopleList } from '@kindred/contract/lists/limits';
import type { Context } from '../../context.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, raw, type Sql, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { ownCharacter } from '../characters/own-character.ts';
import { listOwnList } from './list-own-list.ts';
import { personJson } from './person-json.sql.ts';

const $ = inputs({ viewerId: 'bigint', charId: 'bigint', listId: 'text' });

/** Holds for people whom the creator can see: neither deleted nor behind a block. */
const isThere = (userId: Sql) => sql`
  exists (select from users x where x.user_id = ${userId} and x.deleted_at is null)
  and ${notBlocked($.viewerId, userId)}`;

const isMember = <List>(list: Sql<List>) =>
  sql`m.char_id = ${$.charId} and membership_list(m.state) = ${list} and ${isThere(sql`m.user_id`)}`;
const isGiver = sql`g.char_id = ${$.charId} and ${isThere(sql`g.user_id`)}`;

export const members = keysetList({
  rows: sql`memberships`,
  alias: 'm',
  where: isMember($.listId),
  keys: [
    { column: 'm.joined_at', type: 'timestamptz' },
    { column: 'm.user_id', type: 'bigint' },
  ],
  jsonJoins: sql`join users u on u.user_id = m.user_id
    left join gift_givers g on g.char_id = ${$.charId} and g.user_id = m.user_id`,
  json: personJson(sql`m.joined_at`),
});

export const givers = keysetList({
  rows: sql`gift_givers`,
  alias: 'g',
  where: isGiver,
  keys: [
    { column: 'g.diamonds', type: 'bigint' },
    { column: 'g.user_id', type: 'bigint' },
  ],
  jsonJoins: sql`join users u on u.user_id = g.user_id
    left join memberships m on m.char_id = ${$.charId} and m.user_id = g.user_id`,
  json: personJson(sql`g.last_gift_at`),
});

const memberCount = <List>(list: Sql<List>) =>
  sql`(select count(*)::int from (select from memberships m where ${isMember(list)} limit ${countedPeople}) few)`;
const giverCount = sql`(select count(*)::int from (select from gift_givers g where ${isGiver} limit ${countedPeople}) few)`;
const countOf = (list: PeopleList) => memberCount(raw(`'${list}'`));

const countAll = statement(
  {
    subscribers: 'integer',
    followers: 'integer',
    trials: 'integer',
    ended: 'integer',
    gift_givers: 'integer',
  },
  sql`select ${countOf('subscribers')} as subscribers, ${countOf('followers')} as followers,
    ${countOf('trials')} as trials, ${countOf('ended')} as ended, ${giverCount} as gift_givers`,
);
const countMembers = statement({ count: 'integer' }, sql`select ${memberCount($.listId)} as count`);
const countGivers = statement({ count: 'integer' }, sql`select ${giverCount} as count`);

/** Lists every list of a creator with its size, which stops at 10,000. */
export async function listPeopleLists(
  { db }: Pick<Context, 'db'>,
  _input: unknown,
  viewer: Viewer,
): Promise<CallOutput<'listPeopleLists'>> {
  const counts = await countAll.one(db, { viewerId: viewer.userId, charId: ownCharacter(viewer) });
  const list = Object.entries(counts) as [PeopleList, number][];
  return { list: list.map(([list_id, count]) => ({ list_id, count })) };
}

/** Lists the people of one list, newest first; givers by the amount of their gifts. */
export async function listPeople(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  page: ParsedInput<'listPeople'>,
  viewer: Viewer,
) {
  const own = { viewerId: viewer.userId, charId: ownCharacter(viewer) };
  if (isOwnList(page.list_id)) return listOwnList(db, own, page, clock.now());
  if (page.list_id === 'gift_givers') {
    return givers.answerPage(db, own, page, (await countGivers.one(db, own)).count);
  }
  const inputs = { ...own, listId: page.list_id };
  return members.answerPage(db, inputs, page, (await countMembers.one(db, inputs)).count);
}

function isOwnList(listId: string): boolean {
  return /^\d+$/.test(listId);
}
