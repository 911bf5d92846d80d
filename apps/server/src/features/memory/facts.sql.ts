import type { MemoryFact } from '@kindred/contract/memory/calls';
import type { FactKind } from '@kindred/contract/memory/limits';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';

const conversationId = input('conversationId', 'bigint');

const factRow = {
  fact_id: 'bigint',
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

/** All facts that are remembered, pinned ones first, then the latest, with the messages that say them. */
export const listFactRows = statement(
  factRow,
  sql`select f.fact_id, f.kind, f.content, f.author, f.is_pinned, f.source_seq, m.message_id as source_id,
      m.content as source_content, m.created_at as source_at, f.created_at, f.updated_at
    from memory_facts f
      left join messages m on m.conversation_id = f.conversation_id and m.seq = f.source_seq and not m.is_deleted
    where f.conversation_id = ${conversationId} and f.forgotten_at is null
    order by f.is_pinned desc, f.updated_at desc, f.fact_id desc`,
);

/** Gives a fact as it goes out. A creator sees what is remembered, not the words that said it. */
export function presentFact(row: FactRow, side: 'fan' | 'creator'): MemoryFact {
  const { fact_id, kind, content, author, source_id, source_seq, source_content, source_at } = row;
  const isShown = side === 'fan' && source_id !== null && source_seq !== null && source_at !== null;
  return {
    fact_id,
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
 * Stores what the companion read in a message. What a person has written, corrected or pinned stays as it is; what was
 * forgotten comes back only with a message that is newer. Gives nothing where nothing changed.
 */
export const storeReadFact = statement(
  { fact_id: 'bigint' },
  sql`insert into memory_facts as f
      (conversation_id, user_id, kind, content, author, slot, source_seq, created_at, updated_at)
    select y.conversation_id, y.user_id, ${input('kind', 'text')}, ${input('content', 'text')}, 'companion',
      ${input('slot', 'text')}, ${input('seq', 'integer')}, ${input('now', 'timestamptz')}, ${input('now', 'timestamptz')}
    from memories y
    where y.conversation_id = ${conversationId}
      and (select count(*) from memory_facts o where o.conversation_id = y.conversation_id) < ${input('max', 'integer')}
      and not exists (select from memory_facts o where o.conversation_id = y.conversation_id
        and o.slot <> ${input('slot', 'text')} and o.kind = ${input('kind', 'text')}
        and lower(o.content) = lower(${input('content', 'text')}))
    on conflict (conversation_id, slot) do update set
      content = excluded.content, source_seq = excluded.source_seq, author = 'companion', forgotten_at = null,
      updated_at = excluded.updated_at
      where (f.author = 'companion' and not f.is_pinned or f.forgotten_at is not null)
        and excluded.source_seq > coalesce(f.decided_seq, 0) and excluded.content <> f.content
    returning f.fact_id`,
);

/** Messages that say what a person has corrected or had forgotten: no summary is made of them, no prompt repeats them. */
export const listRefutedSeqs = statement(
  { seq: 'integer!' },
  sql`select f.source_seq as seq from memory_facts f
    where f.conversation_id = ${conversationId} and f.decided_seq is not null and f.source_seq is not null`,
);

/** After somebody changed what is known, the summary is made anew. */
export const resetSummary = statement(
  {},
  sql`update memories set summary = '', summary_seq = 0, revision = revision + 1, updated_at = ${input('now', 'timestamptz')}
    where conversation_id = ${conversationId}`,
);
