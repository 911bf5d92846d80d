import type { ColumnsOf } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  conversationId: 'bigint',
  beforeSeq: 'integer',
  forgottenSeq: 'integer',
  leftOut: 'integer[]',
  words: 'integer[]',
  limit: 'integer',
  signs: 'text',
  model: 'text',
  dimensions: 'integer',
});

const recalledRow = { seq: 'integer', content: 'text', created_at: 'timestamptz' } as const;
export type RecalledRow = ColumnsOf<typeof recalledRow>;

/** The number of newest messages that count per word, so that the cost does not grow with the conversation. */
const perWord = 40;
/** A message that shares only one common word is not related. */
const minPercent = 20;

/**
 * Finds earlier messages of the fan that share words with the present ones, best first: rare words weigh more, newer
 * messages a little more. Only before `beforeSeq` (the prompt contains the later ones) and after the forgotten ones.
 */
export const recallByWords = statement(
  recalledRow,
  sql`with hits as (
      select x.seq, 1 / sqrt(count(*) over (partition by given.word)) as weight
      from unnest(${$.words}) as given (word)
      cross join lateral (
        select w.seq from memory_words w
        where w.conversation_id = ${$.conversationId} and w.word = given.word
          and w.seq < ${$.beforeSeq} and w.seq > ${$.forgottenSeq}
        order by w.seq desc limit ${perWord}) x
    ), best as (
      select h.seq, sum(h.weight) / (1 + (${$.beforeSeq} - h.seq) / 5000.0) as score from hits h
      where h.seq <> all(${$.leftOut})
      group by h.seq having sum(h.weight) * 100 >= ${minPercent}
      order by score desc, h.seq desc limit ${$.limit}
    )
    select m.seq, m.content, m.created_at from best b
      join messages m on m.conversation_id = ${$.conversationId} and m.seq = b.seq and not m.is_deleted
    order by b.score desc, m.seq desc`,
);

const perLook = 32;

/**
 * Finds the fan's messages in this conversation whose vectors (of the same model) share the most signs with the present
 * words, with the levels that rank them. The bits of the query are computed once, not per row.
 */
export const recallByMeaning = statement(
  { ...recalledRow, levels: 'bytea' },
  sql`with asked as materialized (select ${$.signs}::bit varying as signs)
    select m.seq, m.content, m.created_at, n.levels from (
      select v.seq, v.levels from asked cross join memory_vectors v
        join memories y on y.conversation_id = v.conversation_id and y.embedding_model = ${$.model}
          and y.embedding_dimensions = ${$.dimensions}
      where v.conversation_id = ${$.conversationId} and v.seq < ${$.beforeSeq} and v.seq > ${$.forgottenSeq}
        and v.seq <> all(${$.leftOut})
      order by case when length(v.signs) = ${$.dimensions}
        then bit_count(v.signs # asked.signs) end, v.seq desc
      limit ${perLook}) n
    join messages m on m.conversation_id = ${$.conversationId} and m.seq = n.seq and not m.is_deleted`,
);
