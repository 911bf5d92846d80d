import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  conversationId: 'bigint',
  model: 'text?',
  newDimensions: 'integer?',
  afterSeq: 'integer',
  limit: 'integer',
  seqs: 'integer[]',
  signs: 'text[]',
  levels: 'text[]',
  seq: 'integer',
  dimensions: 'integer',
  uptoSeq: 'integer',
});

/** The number of newest messages that have vectors, so that the cost does not grow with the conversation. */
export const maxVectors = 4000;

/** Deletes a conversation's vectors when another model, or none, is used from now on. */
export const clearVectors = statement(
  {},
  sql`with gone as (delete from memory_vectors v where v.conversation_id = ${$.conversationId})
    update memories set embedded_seq = 0, embedding_model = ${$.model},
      embedding_dimensions = ${$.newDimensions}
    where conversation_id = ${$.conversationId}`,
);

/** Lists the fan's messages without a vector, oldest first; leaves out refuted ones. */
export const listUnembedded = statement(
  { seq: 'integer', content: 'text' },
  sql`select m.seq, m.content from messages m
    where m.conversation_id = ${$.conversationId} and m.seq > ${$.afterSeq} and m.identity = 'fan'
      and is_written(m.type, m.identity) and m.content <> '' and not m.is_deleted
      and not exists (select from memory_vectors v where v.conversation_id = m.conversation_id and v.seq = m.seq)
      and not exists (select from memory_facts f
        where f.conversation_id = m.conversation_id and f.source_seq = m.seq and f.decided_seq is not null)
    order by m.seq limit ${$.limit}`,
);

export const insertVectors = statement(
  {},
  sql`insert into memory_vectors (conversation_id, seq, signs, levels)
    select ${$.conversationId}, given.seq, given.signs::bit varying, decode(given.levels, 'base64')
    from unnest(${$.seqs}, ${$.signs}, ${$.levels})
      as given (seq, signs, levels)
    on conflict do nothing`,
);

/** Records up to which message vectors exist, and deletes the oldest when there are too many. */
export const markEmbedded = statement(
  {},
  sql`with gone as (delete from memory_vectors v
      where v.conversation_id = ${$.conversationId} and v.seq <= (select o.seq from memory_vectors o
        where o.conversation_id = ${$.conversationId} order by o.seq desc offset ${maxVectors} limit 1))
    update memories set embedded_seq = greatest(embedded_seq, ${$.seq}),
      embedding_dimensions = ${$.dimensions}
    where conversation_id = ${$.conversationId}`,
);

/** Deletes the vectors up to a message, and those of messages that state corrected or forgotten facts. */
export const deleteVectors = statement(
  {},
  sql`delete from memory_vectors v
    where v.conversation_id = ${$.conversationId} and (v.seq <= ${$.uptoSeq}
      or exists (select from memory_facts f
        where f.conversation_id = v.conversation_id and f.source_seq = v.seq and f.decided_seq is not null))`,
);
