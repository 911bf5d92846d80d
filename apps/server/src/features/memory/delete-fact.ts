import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { resetSummary } from './facts.sql.ts';
import { findRemembered, lockMemory } from './find-memory.ts';
import { listStating } from './list-stating.ts';
import { updateSoon } from './update/update-soon.ts';
import { deleteVectors } from './vectors/vectors.sql.ts';

const $ = inputs({
  conversationId: 'bigint',
  now: 'timestamptz',
  lastSeq: 'integer',
  statingSeqs: 'integer[]',
  onlyFactId: 'bigint?',
  side: 'text',
  factId: 'bigint',
});

/** Without `onlyFactId` deletes all facts. A creator's own fact is deleted, not marked: no message could bring it back. */
const forget = statement(
  {},
  sql`update memory_facts set content = '', is_pinned = false, forgotten_at = ${$.now},
      decided_seq = ${$.lastSeq}, refuted_seqs = refuted_seqs || ${$.statingSeqs}, updated_at = ${$.now}
    where conversation_id = ${$.conversationId} and forgotten_at is null
      and fact_id = coalesce(${$.onlyFactId}, fact_id)
      and (${$.side} = 'fan' or author = 'creator')`,
);

const findFact = statement(
  { author: 'text', content: 'text', slot: 'text' },
  sql`select author, content, slot from memory_facts where conversation_id = ${$.conversationId} and fact_id = ${$.factId}`,
);

/** Messages up to now are no longer read, summed up or recalled. */
const deleteAllFacts = statement(
  {},
  sql`update memories set forgotten_seq = ${$.lastSeq}, read_seq = ${$.lastSeq}
    where conversation_id = ${$.conversationId}`,
);

/** Forgets a fact, or all facts up to now; returns how many. Refuses with `notFound` when the viewer may not. */
export async function deleteFact(
  context: Pick<Context, 'db' | 'live' | 'clock'>,
  fields: ParsedInput<'deleteFact'>,
  viewer: Viewer,
): Promise<{ forgotten: number }> {
  const isAll = fields.all === 1;
  const factId = fields.fact_id ?? null;
  if (isAll === (factId !== null)) refuse('invalidInput', { field: 'fact_id' });
  const conversation = (await findRemembered(context, fields, viewer)) ?? refuse('notFound');
  const { conversationId, side } = conversation;
  if (isAll && side === 'creator') refuse('forbidden');
  const now = context.clock.now();
  return transact(context, async (tx) => {
    const { last_seq: lastSeq } = (await lockMemory(tx, { conversationId, now })) ?? refuse('notFound');
    const existing = factId
      ? ((await findFact.first(tx, { conversationId, factId })) ?? refuse('notFound'))
      : undefined;
    if (existing && side === 'creator' && existing.author !== 'creator') refuse('forbidden');
    const statingSeqs = existing ? await listStating(tx, conversationId, existing) : [];
    const forgotten = await forget.run(tx, {
      conversationId,
      onlyFactId: factId,
      side,
      lastSeq,
      statingSeqs,
      now,
    });
    if (isAll) await deleteAllFacts.run(tx, { conversationId, lastSeq });
    await deleteVectors.run(tx, { conversationId, uptoSeq: isAll ? lastSeq : 0 });
    await resetSummary.run(tx, { conversationId, now });
    await updateSoon(tx, conversationId);
    return { forgotten };
  });
}
