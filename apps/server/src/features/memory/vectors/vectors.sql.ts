import { input, sql, statement } from '../../../platform/db/sql.ts';

const conversationId = input('conversationId', 'bigint');

/** So many of the newest messages have vectors: what a look-up costs does not grow with the conversation. */
export const maxVectors = 4000;

/** The vectors of a conversation belong to another model, or none, from here on. */
export const clearVectors = statement(
  {},
  sql`with gone as (delete from memory_vectors v where v.conversation_id = ${conversationId})
    update memories set embedded_seq = 0, embedding_model = ${input('model', 'text?')},
      embedding_dimensions = ${input('dimensions', 'integer?')}
    where conversation_id = ${conversationId}`,
);

/** What the fan said and has no vector yet, the oldest first; nothing of what was refuted. */
export const listUnembedded = statement(
  { seq: 'integer', content: 'text' },
  sql`select m.seq, m.content from messages m
    where m.conversation_id = ${conversationId} and m.seq > ${input('afterSeq', 'integer')} and m.identity = 'fan'
      and is_written(m.type, m.identity) and m.content <> '' and not m.is_deleted
      and not exists (select from memory_vectors v where v.conversation_id = m.conversation_id and v.seq = m.seq)
      and not exists (select from memory_facts f
        where f.conversation_id = m.conversation_id and f.source_seq = m.seq and f.decided_seq is not null)
    order by m.seq limit ${input('limit', 'integer')}`,
);

export const insertVectors = statement(
  {},
  sql`insert into memory_vectors (conversation_id, seq, signs, levels)
    select ${conversationId}, given.seq, given.signs::bit varying, decode(given.levels, 'base64')
    from unnest(${input('seqs', 'integer[]')}, ${input('signs', 'text[]')}, ${input('levels', 'text[]')})
      as given (seq, signs, levels)
    on conflict do nothing`,
);

/** Vectors are there up to a message; the oldest go where they are too many. */
export const markEmbedded = statement(
  {},
  sql`with gone as (delete from memory_vectors v
      where v.conversation_id = ${conversationId} and v.seq <= (select o.seq from memory_vectors o
        where o.conversation_id = ${conversationId} order by o.seq desc offset ${maxVectors} limit 1))
    update memories set embedded_seq = greatest(embedded_seq, ${input('seq', 'integer')}),
      embedding_dimensions = ${input('dimensions', 'integer')}
    where conversation_id = ${conversationId}`,
);

/** All that lie up to a message, or that belong to messages which say what was corrected or forgotten. */
export const deleteVectors = statement(
  {},
  sql`delete from memory_vectors v
    where v.conversation_id = ${conversationId} and (v.seq <= ${input('uptoSeq', 'integer')}
      or exists (select from memory_facts f
        where f.conversation_id = v.conversation_id and f.source_seq = v.seq and f.decided_seq is not null))`,
);
