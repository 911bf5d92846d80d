import type { Context } from '../../../context.ts';
import { maxEmbeddedLength } from '../../../outside/ai/embeddings.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { creatorAi } from '../../ai-models/creator-ai.ts';
import { lockMemory } from '../find-memory.ts';
import { embedSoon } from './embed-soon.ts';
import { quantize } from './quantize.ts';
import { clearVectors, insertVectors, listUnembedded, markEmbedded, maxVectors } from './vectors.sql.ts';

const $ = inputs({ conversationId: 'bigint' });

/** The number of messages that are sent to the model at a time. */
const batchSize = 32;
const timeoutMs = 30_000;

const findCreator = statement(
  { creator_user_id: 'bigint' },
  sql`select c.creator_user_id from conversations c where c.conversation_id = ${$.conversationId}`,
);

/**
 * The job: has vectors made of the fan's messages in one conversation, a few at a time. Another model, or other
 * dimensions, start from the beginning. An endpoint that does not answer is tried again after the fan's next message.
 */
export async function embedMemory(
  context: Context,
  conversationId: string,
  shutdown: AbortSignal,
): Promise<void> {
  const { db, clock, log } = context;
  const owner = await findCreator.first(db, { conversationId });
  const embeddings = owner && (await creatorAi(context, owner.creator_user_id)).embeddings;
  if (!embeddings) return;
  const { model } = embeddings;
  const progress = await transact(context, async (tx) => {
    const memory = await lockMemory(tx, { conversationId, now: clock.now() });
    if (!memory || memory.embedding_model === model) return memory;
    await clearVectors.run(tx, { conversationId, model, newDimensions: null });
    return { ...memory, embedded_seq: 0, embedding_dimensions: null };
  });
  if (!progress?.is_on) return;
  // About half of a conversation's messages are the fan's.
  const reach = progress.last_seq - 2 * maxVectors;
  const afterSeq = Math.max(progress.forgotten_seq, progress.embedded_seq, reach);
  const messages = await listUnembedded.all(db, { conversationId, afterSeq, limit: batchSize });
  const texts = messages.map(({ content }) => content.slice(0, maxEmbeddedLength).toWellFormed());
  const vectors = await embeddings.embed(texts, { signal: shutdown, timeoutMs });
  const last = messages.at(-1);
  if (!vectors || !last) return;
  const dimensions = vectors[0]?.length ?? 0;
  await transact(context, async (tx) => {
    const memory = await lockMemory(tx, { conversationId, now: clock.now() });
    if (!memory?.is_on || memory.embedding_model !== model) return;
    if (memory.revision !== progress.revision) return embedSoon(tx, conversationId);
    if (memory.embedding_dimensions !== null && memory.embedding_dimensions !== dimensions) {
      const was = memory.embedding_dimensions;
      log.warn({ model, was, dimensions }, 'embeddings have other dimensions now: they are made anew');
      await clearVectors.run(tx, { conversationId, model, newDimensions: dimensions });
      return;
    }
    const storedVectors = vectors.map(quantize);
    await insertVectors.run(tx, {
      conversationId,
      seqs: messages.map(({ seq }) => seq),
      signs: storedVectors.map(({ signs }) => signs),
      levels: storedVectors.map(({ levels }) => Buffer.from(levels.buffer).toString('base64')),
    });
    await markEmbedded.run(tx, { conversationId, seq: last.seq, dimensions });
    if (messages.length === batchSize) await embedSoon(tx, conversationId);
  });
}
