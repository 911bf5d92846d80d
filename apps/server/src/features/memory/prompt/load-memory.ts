import type { FactKind } from '@kindred/contract/memory/limits';
import type { Embeddings } from '../../../outside/ai/embeddings.ts';
import type { Db } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { listFactRows, listRefutedSeqs } from '../facts.sql.ts';
import { meaningOf, recallMessages } from './recall.ts';

/** What a prompt may tell of one conversation's past. */
export type Memory = {
  summary: string;
  facts: { kind: FactKind; content: string }[];
  /** Earlier messages of the fan's that have to do with what is said now, oldest first. */
  recalled: { content: string; at: Date }[];
  /** Messages that say what was corrected or forgotten: they stay out of the prompt. */
  refutedSeqs: ReadonlySet<number>;
};

const find = statement(
  { is_on: 'boolean', summary: 'text', forgotten_seq: 'integer' },
  sql`select is_on, summary, forgotten_seq from memories where conversation_id = ${input('conversationId', 'bigint')}`,
);

type Asked = {
  conversationId: string;
  said: string;
  /** The first message that stands in the prompt itself. */
  beforeSeq: number;
  /** By what earlier messages are found beside their words, where there is such a thing. */
  embeddings?: Embeddings | undefined;
};

/**
 * Loads what is remembered for an answer to `said`, of this conversation and no other, but for facts that are
 * pinned in others of the same fan and character. Nothing is remembered where the fan has switched it off; what they
 * refuted stays refuted.
 */
export async function loadMemory(
  db: Db,
  { conversationId, said, beforeSeq, embeddings }: Asked,
): Promise<Memory> {
  const memory = await find.find(db, { conversationId });
  const isRecalled = memory?.is_on === true && beforeSeq > memory.forgotten_seq + 1;
  // What takes longest begins first.
  const asking = isRecalled ? meaningOf(embeddings, said) : undefined;
  const refuted = memory ? (await listRefutedSeqs.all(db, { conversationId })).map(({ seq }) => seq) : [];
  const refutedSeqs = new Set(refuted);
  if (memory && !memory.is_on) return { summary: '', facts: [], recalled: [], refutedSeqs };
  const { summary, forgotten_seq: forgottenSeq } = memory ?? { summary: '', forgotten_seq: 0 };
  const facts = (await listFactRows.all(db, { conversationId })).map(({ kind, content }) => ({
    kind,
    content,
  }));
  const asked = { conversationId, beforeSeq, forgottenSeq, leftOut: refuted };
  const rows = isRecalled ? await recallMessages(db, asked, { said, meaning: await asking }) : [];
  const recalled = rows.map(({ content, created_at: at }) => ({ content, at }));
  return { summary, facts, recalled, refutedSeqs };
}
