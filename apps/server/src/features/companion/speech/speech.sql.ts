import type { SpokenType } from '../../../outside/ai/speech.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { conversationIsOpen } from '../../chat/conversations.sql.ts';

const $ = inputs({
  viewerId: 'bigint',
  messageId: 'bigint',
  now: 'timestamptz',
  voice: 'text',
  model: 'text',
  since: 'timestamptz',
  content: 'text',
  fileKey: 'text',
  type: 'text',
  bytes: 'integer',
  userId: 'bigint',
  before: 'timestamptz',
  keys: 'text[]',
});

/** Of the words that stand there. */
const digest = sql`sha256(convert_to(m.content, 'UTF8'))`;

/** A message of a companion as one of the two people of the conversation may hear it, with the voice that its card names. */
export const findSpoken = statement(
  {
    content: 'text',
    is_deleted: 'boolean',
    is_cared_for: 'boolean',
    creator_user_id: 'bigint',
    voice: 'text',
  },
  sql`select m.content, m.is_deleted, is_sales_quiet(c.user_id, ${$.now}) as is_cared_for, c.creator_user_id,
      left(coalesce(ch.card -> 'data' -> 'extensions' ->> 'kindred/voice', ''), 60) as voice
    from messages m join conversations c using (conversation_id) join characters ch using (char_id)
    where m.message_id = ${$.messageId} and m.identity = 'ai' and ${$.viewerId} in (c.user_id, c.creator_user_id)
      and m.seq > case ${$.viewerId} when c.user_id then c.fan_cleared_seq else c.creator_cleared_seq end
      and ${conversationIsOpen}`,
);

/** The audio of a message's present words in that voice. */
export const findStored = statement(
  { file_key: 'text', type: as<SpokenType>('text'), bytes: 'integer' },
  sql`select s.file_key, s.type, s.bytes from message_speech s join messages m using (message_id)
    where s.message_id = ${$.messageId} and s.words_digest = ${digest} and s.voice = ${$.voice} and s.model = ${$.model}`,
);

/** How much somebody had read aloud since then, by the endpoint. */
export const countSpoken = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from message_speech s
    where s.user_id = ${$.viewerId} and s.created_at > ${$.since}`,
);

/**
 * Notes the audio of a message, in place of an older one, whose file is then to go (`old_key`). No row where the message says
 * something else by now, or nothing.
 */
export const storeSpoken = statement(
  { old_key: 'text?' },
  sql`with standing as (
      select m.message_id, ${digest} as words_digest from messages m
        where m.message_id = ${$.messageId} and not m.is_deleted and m.content = ${$.content}
          and exists (select from users u where u.user_id = ${$.viewerId} and u.deleted_at is null)
        for update),
    old as (select s.file_key from message_speech s join standing using (message_id))
    insert into message_speech as s (message_id, user_id, words_digest, voice, model, file_key, type, bytes, created_at)
      select t.message_id, ${$.viewerId}, t.words_digest, ${$.voice}, ${$.model}, ${$.fileKey}, ${$.type}, ${$.bytes}, ${$.now}
        from standing t
      on conflict (message_id) do update set user_id = excluded.user_id, words_digest = excluded.words_digest,
        voice = excluded.voice, model = excluded.model, file_key = excluded.file_key, type = excluded.type, bytes = excluded.bytes, created_at = excluded.created_at
      returning (select file_key from old) as old_key`,
);

/** Forgets the audio of a message; gives the file that is to go. */
export const deleteSpoken = statement(
  { file_key: 'text' },
  sql`delete from message_speech where message_id = ${$.messageId} returning file_key`,
);

/** Forgets the audio of all conversations of a person. */
export const deleteSpokenOf = statement(
  { file_key: 'text' },
  sql`delete from message_speech s using messages m join conversations c using (conversation_id)
    where m.message_id = s.message_id and ${$.userId} in (c.user_id, c.creator_user_id, s.user_id)
    returning s.file_key`,
);

/** Forgets what is old, or is of words that do not stand any more. */
export const deleteStale = statement(
  { file_key: 'text' },
  sql`delete from message_speech s using messages m
    where m.message_id = s.message_id
      and (m.is_deleted or s.created_at < ${$.before} or s.words_digest <> ${digest})
    returning s.file_key`,
);

/** Which of these files a message names. */
export const listNamed = statement(
  { file_key: 'text' },
  sql`select file_key from message_speech where file_key = any(${$.keys})`,
);
