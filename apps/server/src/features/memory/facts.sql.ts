import type { MemoryFact } from '@kindred/contract/memory/calls';
import type { FactKind } from '@kindred/contract/memory/limits';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({
  conversationId: 'bigint',
  factId: 'bigint',
  kind: 'text',
  content: 'text',
  slot: 'text',
  seq: 'integer',
  now: 'timestamptz',
  max: 'integer',
});

const factRow = {
  fact_id: 'bigint',
  chat_no: 'smallint',
  kind: as<FactKind>('text'),
  content: 'text',
  author: as<MemoryFact['author']>('text'),
  is_pinned: 'boolean',
  source_seq: 'integer?',
  source_id: 'bigint?',
  source_content: 'text?',
  source_at: 'timestamptz?',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const;
export type FactRow = ColumnsOf<typeof factRow>;

const factColumns = sql`f.fact_id, c.chat_no, f.kind, f.content, f.author, f.is_pinned, f.source_seq,
  m.message_id as source_id, m.content as source_content, m.created_at as source_at, f.created_at, f.updated_at`;
/** Joins `m`, the message that states the fact `f`. */
const source = sql`left join messages m
  on m.conversation_id = f.conversation_id and m.seq = f.source_seq and not m.is_deleted`;

/**
 * Lists the facts of a conversation, pinned ones first, then the latest, with the messages that state them: its own, and
 * those pinned in other conversations of the same two people, unless memory is off here. Of two with the same slot, a
 * person's own in this conversation wins, then a pinned one, then one read from messages.
 */
export const listFactRows = statement(
  factRow,
  sql`select ${factColumns}
    from conversations here
      cross join lateral (select distinct on (o.slot) o.*
        from conversations c join memories y using (conversation_id) join memory_facts o using (conversation_id)
        where c.user_id = here.user_id and c.char_id = here.char_id and o.forgotten_at is null
          and (c.conversation_id = here.conversation_id or o.is_pinned and y.is_on)
        order by o.slot, c.conversation_id = here.conversation_id and (o.is_pinned or o.author <> 'companion') desc,
          o.is_pinned desc, o.updated_at desc, o.fact_id desc) f
      join conversations c on c.conversation_id = f.conversation_id ${source}
    where here.conversation_id = ${$.conversationId}
    order by f.is_pinned desc, f.updated_at desc, f.fact_id desc`,
);

/** Finds a fact that belongs to the conversation itself. */
export const findFactRow = statement(
  factRow,
  sql`select ${factColumns} from memory_facts f join conversations c using (conversation_id) ${source}
    where f.conversation_id = ${$.conversationId} and f.fact_id = ${$.factId}`,
);

/** Returns a fact as the wire has it. A creator does not see the words of the message that stated it. */
export function presentFact(row: FactRow, side: 'fan' | 'creator'): MemoryFact {
  const { fact_id, chat_no, kind, content, author, source_id, source_seq, source_content, source_at } = row;
  const isShown = side === 'fan' && source_id !== null && source_seq !== null && source_at !== null;
  return {
    fact_id,
    chat_no,
    kind,
    content,
    author,
    is_pinned: row.is_pinned ? 1 : 0,
    source: isShown
      ? {
          msg_id: source_id,
          seq: source_seq,
          content: (source_content ?? '').slice(0, 300).toWellFormed(),
          created_time: source_at.toISOString(),
        }
      : null,
    created_time: row.created_at.toISOString(),
    updated_time: row.updated_at.toISOString(),
  };
}

/**
 * Stores a fact that the companion read in a message. Leaves a fact that a person wrote, corrected or pinned; restores a
 * forgotten one only from a newer message. Returns no row when nothing changed.
 */
export const storeReadFact = statement(
  { fact_id: 'bigint' },
  sql`insert into memory_facts as f
      (conversation_id, user_id, kind, content, author, slot, source_seq, created_at, updated_at)
    select y.conversation_id, y.user_id, ${$.kind}, ${$.content}, 'companion',
      ${$.slot}, ${$.seq}, ${$.now}, ${$.now}
    from memories y
    where y.conversation_id = ${$.conversationId}
      and (select count(*) from memory_facts o where o.conversation_id = y.conversation_id) < ${$.max}
      and not exists (select from memory_facts o where o.conversation_id = y.conversation_id
        and o.slot <> ${$.slot} and o.kind = ${$.kind}
        and lower(o.content) = lower(${$.content}))
    on conflict (conversation_id, slot) do update set
      content = excluded.content, source_seq = excluded.source_seq, author = 'companion', forgotten_at = null,
      updated_at = excluded.updated_at
      where (f.author = 'companion' and not f.is_pinned or f.forgotten_at is not null)
        and excluded.source_seq > coalesce(f.decided_seq, 0) and excluded.content <> f.content
    returning f.fact_id`,
);

/**
 * Lists the messages that state corrected or forgotten facts and are older than the decision: no summary and no prompt
 * repeats them.
 */
export const listRefutedSeqs = statement(
  { seq: 'integer!' },
  sql`select distinct r.seq from memory_facts f cross join lateral unnest(f.refuted_seqs || f.source_seq) r (seq)
    where f.conversation_id = ${$.conversationId} and r.seq <= f.decided_seq`,
);

/** The summary is written again after a person changed a fact. */
export const resetSummary = statement(
  {},
  sql`update memories set summary = '', summary_seq = 0, revision = revision + 1, updated_at = ${$.now}
    where conversation_id = ${$.conversationId}`,
);
