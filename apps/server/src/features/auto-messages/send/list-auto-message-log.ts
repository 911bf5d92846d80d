import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { jsonInstant } from '../../../platform/db/json-instant.ts';
import { keysetList } from '../../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';
import { publicImageSql } from '../../media/media.present.ts';

const $ = inputs({ charId: 'bigint', viewerId: 'bigint' });

/** The total of entries stops here. */
const countedEntries = 10_000;

const isListed = sql`l.char_id = ${$.charId} and ${notBlocked($.viewerId, sql`l.user_id`)}`;

export const autoMessageLog = keysetList({
  rows: sql`auto_message_log`,
  alias: 'l',
  where: isListed,
  keys: [{ column: 'l.log_id', type: 'bigint' }],
  jsonJoins: sql`join users u on u.user_id = l.user_id`,
  json: sql`json_build_object('log_id', l.log_id::text, 'kind', l.kind, 'user_id', l.user_id::text,
    'nickname', u.nickname, 'avatar', ${publicImageSql(sql`u.avatar_media_id`, 'small')}, 'state', l.state,
    'reason', l.reason, 'message', (select json_build_object('content', m.content, 'price', m.price,
        'media_num', (select count(*) from message_media f where f.message_id = m.message_id),
        'is_sold', m.price is not null and message_is_sold(m.message_id))
      from messages m where m.message_id = l.message_id), 'created_time', ${jsonInstant(sql`l.created_at`)}, 'due_time', ${jsonInstant(sql`l.due_at`)},
    'ended_time', ${jsonInstant(sql`l.ended_at`)})`,
});

const count = statement(
  { count: 'integer' },
  sql`select count(*)::int as count
    from (select from auto_message_log l where ${isListed} limit ${countedEntries}) few`,
);

/** Lists the automated messages that a character sent or skipped, with the reason; newest first. */
export async function listAutoMessageLog(
  { db }: Pick<Context, 'db'>,
  page: ParsedInput<'listAutoMessageLog'>,
  viewer: Viewer,
) {
  const own = { viewerId: viewer.userId, charId: viewer.charId ?? refuse('notFound') };
  return autoMessageLog.answerPage(db, own, page, (await count.one(db, own)).count);
}
