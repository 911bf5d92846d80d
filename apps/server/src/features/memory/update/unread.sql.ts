import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  conversationId: 'bigint',
  afterSeq: 'integer',
  limit: 'integer',
  seq: 'integer',
  now: 'timestamptz',
  summary: 'text',
  words: 'integer[]',
  seqs: 'integer[]',
});

const saidRow = {
  seq: 'integer',
  identity: as<'fan' | 'creator' | 'ai'>('text'),
  content: 'text',
} as const;
export type SaidRow = ColumnsOf<typeof saidRow>;

/** Messages answered by care are not remembered: the next message of another writer is a help card or care. */
const isPrivate = sql`coalesce((select n.type in ('help', 'care') from messages n
  where n.conversation_id = m.conversation_id and n.seq > m.seq and n.identity <> 'fan' and not n.is_deleted
    and n.type not in ('mode', 'level', 'milestone', 'age')
  order by n.seq limit 1), false)`;

/** Lists the fan's messages after a message, oldest first, each with what the companion said right before. */
export const listSaidByFan = statement(
  { ...saidRow, before: 'text?' },
  sql`select m.seq, m.identity, m.content, (
      select case b.identity when 'ai' then b.content end from messages b
      where b.conversation_id = m.conversation_id and b.seq < m.seq order by b.seq desc limit 1) as before
    from messages m
    where m.conversation_id = ${$.conversationId} and m.seq > ${$.afterSeq}
      and m.identity = 'fan' and is_written(m.type, m.identity) and m.content <> '' and not m.is_deleted and not ${isPrivate}
    order by m.seq limit ${$.limit}`,
);

/** Lists the newest messages of both sides after a message, oldest first. */
export const listNewestSaid = statement(
  saidRow,
  sql`select seq, identity, content from (
      select m.seq, m.identity, m.content from messages m
      where m.conversation_id = ${$.conversationId} and m.seq > ${$.afterSeq}
        and is_written(m.type, m.identity) and m.content <> '' and not m.is_deleted
        and not (m.identity = 'fan' and ${isPrivate})
      order by m.seq desc limit ${$.limit}) newest
    order by seq`,
);

export const markRead = statement(
  {},
  sql`update memories set read_seq = greatest(read_seq, ${$.seq}), updated_at = ${$.now}
    where conversation_id = ${$.conversationId}`,
);

export const storeSummary = statement(
  {},
  sql`update memories set summary = ${$.summary}, summary_seq = ${$.seq},
      updated_at = ${$.now}
    where conversation_id = ${$.conversationId}`,
);

/** Stores the digests of words by which messages are recalled. */
export const storeWords = statement(
  {},
  sql`insert into memory_words (conversation_id, word, seq)
    select ${$.conversationId}, given.word, given.seq
    from unnest(${$.words}, ${$.seqs}) as given (word, seq)
    on conflict do nothing`,
);
