import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { maxFacts } from '@kindred/contract/memory/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { reviewText } from '../moderation/review-text.ts';
import { factSlot } from './fact-slot.ts';
import { findFactRow, presentFact, resetSummary } from './facts.sql.ts';
import { findRemembered, lockMemory, type Remembered } from './find-memory.ts';
import { listStating } from './list-stating.ts';
import { updateSoon } from './update/update-soon.ts';
import { deleteVectors } from './vectors/vectors.sql.ts';

const $ = inputs({
  conversationId: 'bigint',
  factId: 'bigint',
  clientId: 'text',
  isPinned: 'boolean',
  now: 'timestamptz',
  content: 'text',
  author: 'text',
  lastSeq: 'integer',
  statingSeqs: 'integer[]',
  fanId: 'bigint',
  kind: 'text',
  slot: 'text',
});

const findFact = statement(
  { author: 'text', content: 'text', slot: 'text' },
  sql`select author, content, slot from memory_facts
    where conversation_id = ${$.conversationId} and fact_id = ${$.factId}`,
);

const findSaved = statement(
  { fact_id: 'bigint' },
  sql`select fact_id from memory_facts where conversation_id = ${$.conversationId} and client_id = ${$.clientId}`,
);

const setPin = statement(
  {},
  sql`update memory_facts set is_pinned = ${$.isPinned}, updated_at = ${$.now}
    where conversation_id = ${$.conversationId} and fact_id = ${$.factId}
      and is_pinned <> ${$.isPinned}`,
);

/** A person's correction stands: the messages that state otherwise are recorded, so that they are not read again. */
const correct = statement(
  {},
  sql`update memory_facts set content = ${$.content}, author = ${$.author},
      is_pinned = ${$.isPinned}, forgotten_at = null, decided_seq = ${$.lastSeq},
      refuted_seqs = refuted_seqs || ${$.statingSeqs}, updated_at = ${$.now}
    where conversation_id = ${$.conversationId} and fact_id = ${$.factId}`,
);

const countFacts = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from memory_facts
    where conversation_id = ${$.conversationId} and forgotten_at is null`,
);

/** Inserts a person's fact; it replaces one that the companion had read for the same slot. */
const add = statement(
  { fact_id: 'bigint' },
  sql`insert into memory_facts as f
      (conversation_id, user_id, kind, content, author, slot, is_pinned, client_id, decided_seq, created_at, updated_at)
    values (${$.conversationId}, ${$.fanId}, ${$.kind}, ${$.content},
      ${$.author}, ${$.slot}, ${$.isPinned}, ${$.clientId},
      ${$.lastSeq}, ${$.now}, ${$.now})
    on conflict (conversation_id, slot) do update set content = excluded.content, author = excluded.author,
      is_pinned = excluded.is_pinned, client_id = excluded.client_id, forgotten_at = null,
      decided_seq = excluded.decided_seq, updated_at = excluded.updated_at
    returning f.fact_id`,
);

/**
 * Stores a person's fact about the fan, once per client id: a new one, or another text or pin of an existing one. A fan
 * may change every fact, a creator only their own; refuses with `notFound` or `forbidden`. A corrected fact is not read
 * differently later.
 */
export async function saveFact(
  context: Pick<Context, 'db' | 'live' | 'clock'>,
  fields: ParsedInput<'saveFact'>,
  viewer: Viewer,
): Promise<CallOutput<'saveFact'>> {
  if (reviewText(fields.content, 'name').outcome === 'refuse') refuse('textRefused');
  const conversation = (await findRemembered(context, fields, viewer)) ?? refuse('notFound');
  const factId = await transact(context, (tx) => write(tx, fields, conversation, context.clock.now()));
  const row = await findFactRow.first(context.db, { ...conversation, factId });
  return { fact: presentFact(row ?? refuse('notFound'), conversation.side) };
}

async function write(
  tx: Tx,
  { content, kind, client_id: clientId, ...fields }: ParsedInput<'saveFact'>,
  { conversationId, fanId, side }: Remembered,
  now: Date,
): Promise<string> {
  const { last_seq: lastSeq } = (await lockMemory(tx, { conversationId, now })) ?? refuse('notFound');
  const saved = { conversationId, content, author: side, isPinned: fields.is_pinned === 1, lastSeq, now };
  const factId = fields.fact_id;
  if (factId) {
    const existing = (await findFact.first(tx, { conversationId, factId })) ?? refuse('notFound');
    if (side === 'creator' && existing.author !== 'creator') refuse('forbidden');
    if (existing.content === content) await setPin.run(tx, { ...saved, factId });
    else {
      const statingSeqs = await listStating(tx, conversationId, existing);
      await correct.run(tx, { ...saved, factId, statingSeqs });
      await deleteVectors.run(tx, { conversationId, uptoSeq: 0 });
      await resetSummary.run(tx, saved);
      await updateSoon(tx, conversationId);
    }
    return factId;
  }
  const repeated = await findSaved.first(tx, { conversationId, clientId });
  if (repeated) return repeated.fact_id;
  const slot = side === 'fan' ? factSlot({ kind, content }) : `creator:${clientId}`;
  if ((await countFacts.one(tx, { conversationId })).count >= maxFacts) refuse('memoryFull');
  return (await add.one(tx, { ...saved, fanId, kind, slot, clientId })).fact_id;
}
