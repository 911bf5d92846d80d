import { input, sql, statement } from '../../../platform/db/sql.ts';

const conversationId = input('conversationId', 'bigint');
const beforeSeq = input('beforeSeq', 'integer');

/** Of one word, so many of its newest messages count: what a look-up costs does not grow with the conversation. */
const perWord = 40;
const maxRecalled = 4;
/** A message that shares one common word says nothing. */
const minPercent = 20;

/**
 * What the fan said earlier that shares words with what is said now: rare words count for more, newer messages for a little
 * more. Only before `beforeSeq` (later ones stand in the prompt anyway) and after what was forgotten.
 */
export const recallMessages = statement(
  { seq: 'integer', content: 'text', created_at: 'timestamptz' },
  sql`with hits as (
      select x.seq, 1 / sqrt(count(*) over (partition by given.word)) as weight
      from unnest(${input('words', 'integer[]')}) as given (word)
      cross join lateral (
        select w.seq from memory_words w
        where w.conversation_id = ${conversationId} and w.word = given.word
          and w.seq < ${beforeSeq} and w.seq > ${input('forgottenSeq', 'integer')}
        order by w.seq desc limit ${perWord}) x
    ), best as (
      select h.seq, sum(h.weight) / (1 + (${beforeSeq} - h.seq) / 5000.0) as score from hits h
      where h.seq <> all(${input('leftOut', 'integer[]')})
      group by h.seq having sum(h.weight) * 100 >= ${minPercent}
      order by score desc, h.seq desc limit ${maxRecalled}
    )
    select m.seq, m.content, m.created_at from best b
      join messages m on m.conversation_id = ${conversationId} and m.seq = b.seq and not m.is_deleted
    order by m.seq`,
);
