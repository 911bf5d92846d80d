import type { ConversationHit } from '@kindred/contract/discover/calls';
import type { Context } from '../../context.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { type KeysetPage, keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, sql } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { conversationHasBegun, conversationIsOpen, conversationPeople } from '../chat/conversations.sql.ts';
import { publicImageSql } from '../media/media.present.ts';
import { excerpt } from './excerpt.ts';
import type { SearchPage } from './search-page.ts';

const $ = inputs({ viewerId: 'bigint', operators: 'text' });

const joins = sql`
  join conversations c on c.conversation_id = h.conversation_id ${conversationPeople}
  left join messages m on m.conversation_id = h.conversation_id and m.seq = h.seq`;

const ofFan = sql`c.user_id = ${$.viewerId}`;

/** Neither the conversation nor the message is deleted for the viewer. */
const isNotDeleted = sql`case when ${ofFan} then c.fan_folder <> 'deleted' and (h.seq = 0 or h.seq > c.fan_cleared_seq)
  else c.creator_folder <> 'deleted' and (h.seq = 0 or h.seq > c.creator_cleared_seq) end`;

/** The index entries carry their owner, and the membership in the conversation is checked again. */
export const foundConversations = keysetList({
  rows: sql`conversation_words`,
  alias: 'h',
  joins,
  where: sql`h.words @@ (select operators_query(${$.operators}, owner_mark(${$.viewerId})))
    and ${$.viewerId} in (c.user_id, c.creator_user_id) and ${isNotDeleted} and ${conversationHasBegun} and ${conversationIsOpen}`,
  keys: [
    { column: 'h.found_at', type: 'timestamptz' },
    { column: 'h.conversation_id', type: 'bigint' },
    { column: 'h.seq', type: 'bigint' },
  ],
  jsonJoins: joins,
  json: sql`json_build_object('char_id', c.char_id::text, 'user_id', c.user_id::text,
    'chat_no', c.chat_no, 'chat_name', c.name,
    'side', case when ${ofFan} then 'fan' else 'creator' end,
    'nickname', case when ${ofFan} then coalesce(nullif(ch.nickname, ''), ch.name) else fu.nickname end,
    'avatar', case when ${ofFan} then ${publicImageSql(sql`ch.avatar_media_id`, 'small')}
      else ${publicImageSql(sql`fu.avatar_media_id`, 'small')} end,
    'is_blue_label', case when ${ofFan} then ch.is_blue_label else 0 end,
    'seq', h.seq, 'msg_id', m.message_id::text, 'identity', m.identity, 'excerpt', coalesce(m.content, ''),
    'created_time', ${jsonInstant(sql`h.found_at`)})`,
});

/** Finds messages of the viewer's own conversations by their words, on both sides, newest first. */
export async function findConversations(
  { db }: Pick<Context, 'db'>,
  { q, operators, size, cursor }: SearchPage,
  viewer: Viewer,
): Promise<KeysetPage> {
  const inputs = { viewerId: viewer.userId, operators };
  const { list, next } = await foundConversations.readPage(db, inputs, { page: 1, size, cursor });
  const hits = JSON.parse(list) as ConversationHit[];
  const cut = hits.map((hit) => ({ ...hit, excerpt: excerpt(hit.excerpt, q) }));
  return { list: JSON.stringify(cut), next };
}
