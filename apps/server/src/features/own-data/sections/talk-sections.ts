import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { $, rowsOf, type Section, section } from './section.ts';

const of = inputs({ conversationId: 'bigint', userId: 'bigint' });

const listConversations = statement(
  { conversation_id: 'bigint' },
  sql`select conversation_id from conversations where user_id = ${of.userId} or creator_user_id = ${of.userId}
    order by conversation_id`,
);

const listMessages = rowsOf(
  sql`select json_build_object('msg_id', m.message_id, 'conversation_id', m.conversation_id,
      'creator', case when v.user_id = ${of.userId} then c.char_unique_id end, 'identity', m.identity, 'type', m.type,
      'content', m.content, 'diamonds', m.diamonds, 'price', m.price, 'created_time', m.created_at, 'edited_time', m.edited_at,
      'media', (select json_agg(k.media_id order by k.position) from message_media k where k.message_id = m.message_id))
    from messages m join conversations v using (conversation_id) join characters c using (char_id)
    where m.conversation_id = ${of.conversationId} and m.sender_user_id = ${of.userId} and not m.is_deleted
    order by m.seq`,
);

/** The person's own messages; a creator's companion speaks in the creator's name. A conversation is read at a time. */
const messages: Section = {
  name: 'messages',
  rows: async function* (db, { userId }) {
    for (const { conversation_id: conversationId } of await listConversations.all(db, { userId }))
      for (const { row } of await listMessages.all(db, { conversationId, userId })) yield row;
  },
};

export const talkSections = [
  messages,
  section(
    'companion',
    sql`select json_build_object('kind', 'memory', 'creator', c.char_unique_id, 'is_on', m.is_on, 'summary', m.summary, 'updated_time', m.updated_at)
      from memories m join conversations v using (conversation_id) join characters c using (char_id)
      where m.user_id = ${$.userId} order by m.conversation_id`,
    sql`select json_build_object('kind', 'fact', 'creator', c.char_unique_id, 'topic', f.kind, 'content', f.content, 'written_by', f.author,
        'is_pinned', f.is_pinned, 'created_time', f.created_at)
      from memory_facts f join conversations v using (conversation_id) join characters c using (char_id)
      where f.user_id = ${$.userId} and f.forgotten_at is null order by f.fact_id`,
    sql`select json_build_object('kind', 'persona', 'name', p.name, 'pronouns', p.pronouns, 'about', p.about, 'created_time', p.created_at)
      from personas p where p.user_id = ${$.userId} order by p.persona_id`,
    sql`select json_build_object('kind', 'rating', 'conversation_id', a.conversation_id, 'rating', a.rating, 'reasons', a.reasons,
        'note', a.note, 'created_time', a.rated_at) from answer_versions a
      where a.user_id = ${$.userId} and a.rating <> 0 order by a.rated_at`,
    sql`select json_build_object('kind', 'conversation', 'creator', c.char_unique_id, 'name', v.name, 'closeness', v.intimacy_points,
        'gifted_diamonds', v.gifted_diamonds, 'created_time', v.created_at)
      from conversations v join characters c using (char_id) where v.user_id = ${$.userId} order by v.conversation_id`,
  ),
];
