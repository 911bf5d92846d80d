import { factMaxLength, maxFacts } from '@kindred/contract/memory/limits';
import type { Context } from '../../../context.ts';
import { readFacts } from '../../../outside/ai/facts/read-facts.ts';
import { asTold } from '../../../outside/ai/scripted/as-told.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { withCreatorAi } from '../../ai-models/creator-ai.ts';
import { reviewText } from '../../moderation/review-text.ts';
import { factSlot } from '../fact-slot.ts';
import { listRefutedSeqs, storeReadFact } from '../facts.sql.ts';
import { lockMemory } from '../find-memory.ts';
import { embedSoon } from '../vectors/embed-soon.ts';
import { wordDigests } from '../word-digests.ts';
import { askModel, type Reading } from './ask-model.ts';
import { summarize } from './summarize.ts';
import {
  listNewestSaid,
  listSaidByFan,
  markRead,
  type SaidRow,
  storeSummary,
  storeWords,
} from './unread.sql.ts';
import { updateSoon } from './update-soon.ts';

const $ = inputs({ conversationId: 'bigint' });

/** The number of messages that are read at a time. */
const maxUnread = 200;
/** A summary is renewed after so many new messages, and reads at most so many. */
const summarizeAfter = 10;
const maxSummarized = 60;
const modelMs = 60_000;

const findCreator = statement(
  { creator_user_id: 'bigint' },
  sql`select c.creator_user_id from conversations c where c.conversation_id = ${$.conversationId}`,
);

/**
 * The job: reads the fan's messages since its last run, stores their facts, and renews the summary about every ten
 * messages. It reads this conversation only. A change by a person meanwhile wins: the reading is discarded.
 */
export async function updateMemory(
  appContext: Context,
  conversationId: string,
  shutdown: AbortSignal,
): Promise<void> {
  const owner = await findCreator.first(appContext.db, { conversationId });
  if (!owner) return;
  const context = await withCreatorAi(appContext, owner.creator_user_id);
  const { db, clock } = context;
  const hasMore = await transact(context, (tx) => readUnread(tx, conversationId, context));
  if (context.ai.embeddings) await embedSoon(db, conversationId);
  if (hasMore) return updateSoon(db, conversationId);
  const before = await transact(context, (tx) => lockMemory(tx, { conversationId, now: clock.now() }));
  const due = before?.is_on && (await listDue(context, conversationId, before));
  if (!due || due.length < summarizeAfter) return;
  const reading = await read(context, { conversationId, summary: before.summary, rows: due, shutdown });
  await transact(context, async (tx) => {
    const now = clock.now();
    const memory = await lockMemory(tx, { conversationId, now });
    if (!memory) return;
    const isChanged = memory.revision !== before.revision || memory.summary_seq !== before.summary_seq;
    if (isChanged) return updateSoon(tx, conversationId);
    await storeFacts(tx, conversationId, reading.facts, now);
    const seq = due.at(-1)?.seq ?? memory.summary_seq;
    await storeSummary.run(tx, { conversationId, summary: reading.summary, seq, now });
  });
}

/** Returns whether more messages are left than one reading takes. */
async function readUnread(tx: Tx, conversationId: string, { clock, ai }: Context): Promise<boolean> {
  const now = clock.now();
  const memory = await lockMemory(tx, { conversationId, now });
  if (!memory?.is_on) return false;
  const unread = await listSaidByFan.all(tx, { conversationId, afterSeq: memory.read_seq, limit: maxUnread });
  const last = unread.at(-1);
  if (!last) return false;
  const words = unread.flatMap(({ seq, content }) => wordDigests(content).map((word) => ({ word, seq })));
  await storeWords.run(tx, {
    conversationId,
    words: words.map(({ word }) => word),
    seqs: words.map(({ seq }) => seq),
  });
  if (ai.kind === 'scripted') {
    const messages = unread.map(({ before, content, ...row }) => ({
      ...row,
      content: asTold(content, before),
    }));
    await storeFacts(tx, conversationId, factsIn(messages), now);
  }
  await markRead.run(tx, { conversationId, seq: last.seq, now });
  return unread.length === maxUnread;
}

async function listDue(
  { db }: Context,
  conversationId: string,
  memory: { summary_seq: number; forgotten_seq: number },
): Promise<SaidRow[]> {
  const afterSeq = Math.max(memory.summary_seq, memory.forgotten_seq);
  const messages = await listNewestSaid.all(db, { conversationId, afterSeq, limit: maxSummarized });
  const refuted = new Set((await listRefutedSeqs.all(db, { conversationId })).map(({ seq }) => seq));
  return messages.filter(({ seq }) => !refuted.has(seq));
}

/** Returns a model's reading; without a usable answer, the reading by rules. */
async function read(
  { ai, log }: Context,
  inputs: { conversationId: string; summary: string; rows: SaidRow[]; shutdown: AbortSignal },
): Promise<Reading> {
  const { conversationId, summary, rows, shutdown } = inputs;
  const byRules = () => ({ summary: summarize(summary, rows), facts: factsIn(rows) });
  if (ai.kind === 'scripted') return byRules();
  const signal = AbortSignal.any([shutdown, AbortSignal.timeout(modelMs)]);
  const seed = `${conversationId}.${rows.at(-1)?.seq}`;
  const reading = await askModel(ai, { summary, rows, seed, signal });
  signal.throwIfAborted();
  if (reading && reviewText(reading.summary, 'reply').outcome !== 'refuse') return reading;
  log.warn({ conversation: conversationId }, 'a model’s notes could not be read');
  return byRules();
}

function factsIn(messages: SaidRow[]): Reading['facts'] {
  return messages
    .filter(({ identity }) => identity === 'fan')
    .flatMap(({ seq, content }) => readFacts(content).map((fact) => ({ ...fact, seq })));
}

async function storeFacts(tx: Tx, conversationId: string, facts: Reading['facts'], now: Date): Promise<void> {
  for (const fact of facts) {
    const content = fact.content.slice(0, factMaxLength).toWellFormed().replaceAll('\0', '');
    if (content === '' || reviewText(content, 'name').outcome === 'refuse') continue;
    const { kind, seq } = fact;
    await storeReadFact.run(tx, {
      conversationId,
      kind,
      content,
      slot: factSlot(fact),
      seq,
      now,
      max: maxFacts,
    });
  }
}
