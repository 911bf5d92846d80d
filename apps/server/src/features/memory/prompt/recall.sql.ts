import type { ColumnsOf } from '../../../platform/db/column-types.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';

const conversationId = input('conversationId', 'bigint');
const beforeSeq = input('beforeSeq', 'integer');
const forgottenSeq = input('forgottenSeq', 'integer');
const leftOut = input('leftOut', 'integer[]');

const recalledRow = { seq: 'integer', content: 'text', created_at: 'timestamptz' } as const;
export type RecalledRow = ColumnsOf<typeof recalledRow>;

/** Of one word, so many of its newest messages count: what a look-up costs does not grow with the conversation. */
const perWord = 40;
/** A message that shares one common word says nothing. */
const minPercent = 20;

/**
 * What the fan said earlier that shares words with what is said now, the best first: rare words count for more, newer
 * messages for a little more. Only before `beforeSeq` (later ones stand in the prompt anyway) and after what was forgotten.
 */
export const recallByWords = statement(
  recalledRow,
  sql`with hits as (
      select x.seq, 1 / sqrt(count(*) over (partition by given.word)) as weight
      from unnest(${input('words', 'integer[]')}) as given (word)
      cross join lateral (
        select w.seq from memory_words w
        where w.conversation_id = ${conversationId} and w.word = given.word
          and w.seq < ${beforeSeq} and w.seq > ${forgottenSeq}
        order by w.seq desc limit ${perWord}) x
    ), best as (
      select h.seq, sum(h.weight) / (1 + (${beforeSeq} - h.seq) / 5000.0) as score from hits h
      where h.seq <> all(${leftOut})
      group by h.seq having sum(h.weight) * 100 >= ${minPercent}
      order by score desc, h.seq desc limit ${input('limit', 'integer')}
    )
    select m.seq, m.content, m.created_at from best b
      join messages m on m.conversation_id = ${conversationId} and m.seq = b.seq and not m.is_deleted
    order by b.score desc, m.seq desc`,
);

const perLook = 32;

/**
 * The messages of the fan's whose vectors have the most signs in common with what is said now, of this conversation alone
 * and of the same model, with what orders them. What is asked is made bits once, not once a row.
 */
export const recallByMeaning = statement(
  { ...recalledRow, levels: 'bytea' },
  sql`with asked as materialized (select ${input('signs', 'text')}::bit varying as signs)
    select m.seq, m.content, m.created_at, n.levels from (
      select v.seq, v.levels from asked cross join memory_vectors v
        join memories y on y.conversation_id = v.conversation_id and y.embedding_model = ${input('model', 'text')}
          and y.embedding_dimensions = ${input('dimensions', 'integer')}
      where v.conversation_id = ${conversationId} and v.seq < ${beforeSeq} and v.seq > ${forgottenSeq}
        and v.seq <> all(${leftOut})
      order by case when length(v.signs) = ${input('dimensions', 'integer')}
        then bit_count(v.signs # asked.signs) end, v.seq desc
      limit ${perLook}) n
    join messages m on m.conversation_id = ${conversationId} and m.seq = n.seq and not m.is_deleted`,
);
