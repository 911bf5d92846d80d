import type { Invariant } from './invariant.ts';

export const memoryInvariants: Invariant[] = [
  {
    name: 'what a companion has read of a fan was said by this fan, in this conversation, and is not taken back',
    sql: `select f.fact_id from memory_facts f left join messages m on m.conversation_id = f.conversation_id and m.seq = f.source_seq
      where f.author = 'companion' and f.forgotten_at is null
        and (m.seq is null or m.identity <> 'fan' or m.sender_user_id <> f.user_id or m.is_deleted)`,
  },
  {
    name: 'a memory belongs to the fan of its conversation, with all its facts',
    sql: `select c.conversation_id from conversations c join memories y using (conversation_id)
        left join memory_facts f using (conversation_id)
      where y.user_id <> c.user_id or f.user_id <> c.user_id`,
  },
  {
    name: 'no memory is ahead of its conversation, and none sums up what was to be forgotten',
    sql: `select y.conversation_id from memories y join conversations c using (conversation_id)
      where greatest(y.read_seq, y.summary_seq, y.forgotten_seq) > c.last_seq or (y.summary <> '' and y.summary_seq = 0)`,
  },
  {
    name: 'messages are found again by words of the fan alone',
    sql: `select w.conversation_id, w.seq from memory_words w
        left join messages m using (conversation_id, seq)
      where m.seq is null or m.identity <> 'fan'`,
  },
  {
    name: 'vectors are of what the fan says and has not taken back, and all of one length',
    sql: `select v.conversation_id, v.seq from memory_vectors v join memories y using (conversation_id)
        left join messages m using (conversation_id, seq)
      where m.seq is null or m.identity <> 'fan' or m.is_deleted or v.seq <= y.forgotten_seq
        or length(v.signs) is distinct from y.embedding_dimensions`,
  },
];
