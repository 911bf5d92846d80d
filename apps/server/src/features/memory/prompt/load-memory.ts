import type { FactKind } from '@kindred/contract/memory/limits';
import type { Embeddings } from '../../../outside/ai/embeddings.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { listFactRows, listRefutedSeqs } from '../facts.sql.ts';
import { meaningOf, recallMessages } from './recall.ts';

const $ = inputs({ conversationId: 'bigint' });

/** The part of one conversation's past that a prompt may contain. */
export type Memory = {
  summary: string;
  facts: { kind: FactKind; content: string }[];
  /** Earlier messages of the fan that relate to the present words, oldest first. */
  recalled: { content: string; at: Date }[];
  /** Messages that state corrected or forgotten facts: they stay out of the prompt. */
  refutedSeqs: ReadonlySet<number>;
};

const find = statement(
  { is_on: 'boolean', summary: 'text', forgotten_seq: 'integer' },
  sql`select is_on, summary, forgotten_seq from memories where conversation_id = ${$.conversationId}`,
);

type MemoryInput = {
  conversationId: string;
  message: string;
  /** The first message that the prompt itself contains. */
  beforeSeq: number;
  /** Finds earlier messages by meaning; undefined when no model of meanings is connected. */
  embeddings?: Embeddings | undefined;
};

/**
 * Loads the memories for an answer to `message`: of this conversation only, and facts pinned in other conversations of the
 * same two people. Loads no memories when the fan has switched memory off; refuted messages stay refuted.
 */
export async function loadMemory(
  db: Db,
  { conversationId, message, beforeSeq, embeddings }: MemoryInput,
): Promise<Memory> {
  const memory = await find.first(db, { conversationId });
  const isRecalled = memory?.is_on === true && beforeSeq > memory.forgotten_seq + 1;
  // The slowest step begins first.
  const meaning = isRecalled ? meaningOf(embeddings, message) : undefined;
  const leftOut = memory ? (await listRefutedSeqs.all(db, { conversationId })).map(({ seq }) => seq) : [];
  const refutedSeqs = new Set(leftOut);
  if (memory && !memory.is_on) return { summary: '', facts: [], recalled: [], refutedSeqs };
  const { summary, forgotten_seq: forgottenSeq } = memory ?? { summary: '', forgotten_seq: 0 };
  const facts = (await listFactRows.all(db, { conversationId })).map(({ kind, content }) => ({
    kind,
    content,
  }));
  const scope = { conversationId, beforeSeq, forgottenSeq, leftOut };
  const rows = isRecalled ? await recallMessages(db, scope, { message, meaning: await meaning }) : [];
  const recalled = rows.map(({ content, created_at: at }) => ({ content, at }));
  return { summary, facts, recalled, refutedSeqs };
}
