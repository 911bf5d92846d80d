import { reportedType } from '@kindred/contract/moderation/limits';
import { as } from '../../platform/db/column-types.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Reportable } from '../moderation/moderation.hooks.ts';
import { conversationHasBegun, conversationIsOpen } from './conversations.sql.ts';

const $ = inputs({ viewerId: 'bigint', otherId: 'bigint', messageId: 'bigint', chatNo: 'smallint' });

/** The number of messages shown before and after a reported message. */
const aroundMessage = 10;
/** The number of newest messages shown of a reported conversation. */
const ofConversation = 40;

const transcriptRow = { thing_id: 'bigint', author_id: 'bigint', evidence: as<unknown[]>('json') } as const;

/** The messages `m`, oldest first, as a moderator reads them: with edited and unsent words. */
const transcript = sql`json_agg(json_build_object('msg_id', m.message_id::text, 'seq', m.seq, 'identity', m.identity,
  'user_id', m.sender_user_id::text, 'type', m.type, 'content', m.content, 'diamonds', m.diamonds,
  'is_deleted', m.is_deleted, 'price', m.price, 'media', (
    select json_agg(json_build_object('media_id', f.media_id::text, 'type', f.kind, 'key', f.key) order by mm.position)
      from message_media mm join media f using (media_id) where mm.message_id = m.message_id),
  'created_time', ${jsonInstant(sql`m.created_at`)}, 'said_before', coalesce((
    select json_agg(v.content order by v.revision) from message_versions v
      where v.conversation_id = m.conversation_id and v.seq = m.seq), '[]')) order by m.seq)`;

const findMessage = statement(
  transcriptRow,
  sql`select r.message_id as thing_id, r.sender_user_id as author_id, (select ${transcript} from messages m
      where m.conversation_id = r.conversation_id and m.seq between r.seq - ${aroundMessage} and r.seq + ${aroundMessage}
    ) as evidence
    from messages r join conversations c using (conversation_id)
    where r.message_id = ${$.messageId} and r.identity <> 'system'
      and ${$.viewerId} in (c.user_id, c.creator_user_id) and ${conversationIsOpen}`,
);

/** A message of one of the viewer's conversations, with the messages around it. */
export const reportableMessage: Reportable = {
  type: reportedType.message,
  missing: 'notFound',
  find: async (tx, { viewer, id }) => {
    const row = await findMessage.first(tx, { viewerId: viewer.userId, messageId: id });
    return row && { id: row.thing_id, authorId: row.author_id, content: '', evidence: row.evidence };
  },
};

const findConversation = statement(
  transcriptRow,
  sql`select c.conversation_id as thing_id,
      case c.user_id when ${$.viewerId} then c.creator_user_id else c.user_id end as author_id,
      (select ${transcript} from (
        select * from messages n where n.conversation_id = c.conversation_id order by n.seq desc limit ${ofConversation}) m
      ) as evidence
    from conversations c
    where (c.user_id = ${$.viewerId} and c.char_id = ${$.otherId} or c.creator_user_id = ${$.viewerId} and c.user_id = ${$.otherId}
        and ${conversationHasBegun})
      and c.chat_no = ${$.chatNo}
      and ${conversationIsOpen}`,
);

/** The viewer's conversation with a character or, on the creator's side, with a fan, with its newest messages. */
export const reportableConversation: Reportable = {
  type: reportedType.conversation,
  missing: 'notFound',
  find: async (tx, { viewer, id, chatNo }) => {
    const row = await findConversation.first(tx, { viewerId: viewer.userId, otherId: id, chatNo });
    return row && { id: row.thing_id, authorId: row.author_id, content: '', evidence: row.evidence };
  },
};
