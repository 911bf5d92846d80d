import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, type Sql, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { conversationIsOpen } from '../chat/conversations.sql.ts';
import { publicImageSql } from '../media/media.present.ts';

const $ = inputs({ viewerId: 'bigint', charId: 'bigint?' });

/** The total of places stops here. */
const countedPlaces = 10_000;

const keys = [
  { column: 'c.circle_since', type: 'timestamptz' },
  { column: 'c.conversation_id', type: 'bigint' },
] as const;

const isListed = <Inputs>(ofSide: Sql<Inputs>) => sql`${ofSide} and c.circle_since is not null
  and (${$.charId} is null or c.char_id = ${$.charId}) and ${conversationIsOpen}
  and not exists (select from users x where x.user_id in (c.user_id, c.creator_user_id) and x.deleted_at is not null)`;
const isOfCreator = isListed(sql`c.creator_user_id = ${$.viewerId} and not c.fan_circle_closed`);
const isOfFan = isListed(sql`c.user_id = ${$.viewerId} and not c.creator_circle_closed`);

const facts = sql`'char_id', c.char_id::text, 'user_id', c.user_id::text, 'level', intimacy_level(c.intimacy_points),
  'points', c.intimacy_points, 'since_time', ${jsonInstant(sql`c.circle_since`)}`;

/** The fans in a creator's circle, except those who have left it. */
export const circleOfCreator = keysetList({
  rows: sql`conversations`,
  alias: 'c',
  where: isOfCreator,
  keys,
  jsonJoins: sql`join users u on u.user_id = c.user_id`,
  json: sql`json_build_object(${facts}, 'side', 'creator', 'nickname', u.nickname,
    'avatar', ${publicImageSql(sql`u.avatar_media_id`, 'small')}, 'is_closed', c.creator_circle_closed::integer)`,
});

/** The circles that a fan is in, except those from which the creator has removed them. */
export const circlesOfFan = keysetList({
  rows: sql`conversations`,
  alias: 'c',
  where: isOfFan,
  keys,
  jsonJoins: sql`join characters ch on ch.char_id = c.char_id`,
  json: sql`json_build_object(${facts}, 'side', 'fan', 'nickname', coalesce(nullif(ch.nickname, ''), ch.name),
    'avatar', ${publicImageSql(sql`ch.avatar_media_id`, 'small')}, 'is_closed', c.fan_circle_closed::integer)`,
});

const count = <Inputs>(where: Sql<Inputs>) =>
  statement(
    { count: 'integer' },
    sql`select count(*)::int as count from (select from conversations c where ${where} limit ${countedPlaces}) few`,
  );
const countOfCreator = count(isOfCreator);
const countOfFan = count(isOfFan);

/**
 * Lists the fans in the circle of the viewer's own character, else the circles that the viewer is in; the newest place
 * first.
 */
export async function listInnerCircle(
  { db }: Pick<Context, 'db'>,
  page: ParsedInput<'listInnerCircle'>,
  viewer: Viewer,
) {
  const inputs = { viewerId: viewer.userId, charId: page.char_id ?? null };
  const isOwn = page.char_id !== undefined && page.char_id === viewer.charId;
  const [list, total] = isOwn ? [circleOfCreator, countOfCreator] : [circlesOfFan, countOfFan];
  return list.answerPage(db, inputs, page, (await total.one(db, inputs)).count);
}
