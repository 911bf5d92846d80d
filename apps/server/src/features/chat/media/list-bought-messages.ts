import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { jsonInstant } from '../../../platform/db/json-instant.ts';
import { keysetList } from '../../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { mediaLinkToken } from '../../media/media-link.ts';
import { conversationIsOpen } from '../conversations.sql.ts';
import { playableSql } from './playable-media.sql.ts';

const $ = inputs({ viewerId: 'bigint' });

const isOwn = sql`b.user_id = ${$.viewerId} and b.refunded_by is null`;

/** Leaves out messages behind a block and of deleted creators. */
const isThere = sql`exists (select from messages m join conversations c using (conversation_id)
  where m.message_id = b.message_id and ${conversationIsOpen})
  and exists (select from message_media mm where mm.message_id = b.message_id)`;

export const boughtMessages = keysetList({
  rows: sql`message_purchases`,
  alias: 'b',
  where: sql`${isOwn} and ${isThere}`,
  keys: [
    { column: 'b.created_at', type: 'timestamptz' },
    { column: 'b.message_id', type: 'bigint' },
  ],
  jsonJoins: sql`join messages m on m.message_id = b.message_id
    join conversations c using (conversation_id)
    join characters ch on ch.char_id = c.char_id`,
  json: sql`json_build_object('msg_id', m.message_id::text, 'char_id', c.char_id::text, 'chat_no', c.chat_no, 'seq', m.seq,
    'name', coalesce(nullif(ch.nickname, ''), ch.name), 'content', m.content, 'is_deleted', m.is_deleted,
    'price', b.price, 'bought_time', ${jsonInstant(sql`b.created_at`)},
    'media', coalesce((select json_agg(${playableSql} order by mm.position)
      from message_media mm join media f on f.media_id = mm.media_id and f.state = 'ready'
      where mm.message_id = m.message_id), '[]'))`,
});

const countBought = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from (select from message_purchases b where ${isOwn} limit 1000) few`,
);

/** Lists the messages a fan bought, newest first. The total stops at 1,000. */
export async function listBoughtMessages(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  page: ParsedInput<'listBoughtMessages'>,
  viewer: Viewer,
) {
  const own = { viewerId: viewer.userId };
  const inputs = { ...own, mediaToken: mediaLinkToken(context, viewer) };
  return boughtMessages.answerPage(context.db, inputs, page, (await countBought.one(context.db, own)).count);
}
