import { type Embeddings, maxEmbeddedLength } from '../../../outside/ai/embeddings.ts';
import type { Db } from '../../../platform/db/db.ts';
import { cosine, signsOf } from '../vectors/quantize.ts';
import { wordDigests } from '../word-digests.ts';
import { type RecalledRow, recallByMeaning, recallByWords } from './recall.sql.ts';

const maxRecalled = 4;
/** The number of results that count from each way of searching. */
const maxRanked = 8;
/** Messages with a lower similarity are not related. */
const minCosine = 0.25;
/** An answer waits no longer than this for the vector. */
const embedMs = 1000;

type Asked = { conversationId: string; beforeSeq: number; forgottenSeq: number; leftOut: number[] };
/** The vector of the present words. */
type Meaning = { model: string; vector: number[] } | undefined;

/** Returns the vector of a text; undefined when there is none in time. Never rejects. */
export async function meaningOf(embeddings: Embeddings | undefined, message: string): Promise<Meaning> {
  if (!embeddings || message.trim() === '') return undefined;
  const text = message.slice(-maxEmbeddedLength).toWellFormed();
  const limits = { signal: new AbortController().signal, timeoutMs: embedMs };
  const [vector] = (await embeddings.embed([text], limits)) ?? [];
  return vector && { model: embeddings.model, vector };
}

/**
 * Finds earlier messages of the fan related to the present words, oldest first: by words, and by meaning when there is a
 * vector.
 */
export async function recallMessages(
  db: Db,
  scope: Asked,
  { message, meaning }: { message: string; meaning: Meaning },
): Promise<RecalledRow[]> {
  const words = wordDigests(message);
  const byWords = words.length > 0 ? await recallByWords.all(db, { ...scope, words, limit: maxRanked }) : [];
  const byMeaning = meaning ? await rankByMeaning(db, scope, meaning) : [];
  return mergeRanks([byWords, byMeaning])
    .slice(0, maxRecalled)
    .sort((left, right) => left.seq - right.seq);
}

async function rankByMeaning(
  db: Db,
  scope: Asked,
  { model, vector }: NonNullable<Meaning>,
): Promise<RecalledRow[]> {
  const near = await recallByMeaning.all(db, {
    ...scope,
    model,
    dimensions: vector.length,
    signs: signsOf(vector),
  });
  return near
    .map(({ levels, ...row }) => ({ row, likeness: cosine(vector, new Int8Array(levels)) }))
    .filter(({ likeness }) => likeness >= minCosine)
    .sort((left, right) => right.likeness - left.likeness)
    .slice(0, maxRanked)
    .map(({ row }) => row);
}

/**
 * Merges rankings by reciprocal rank fusion (Cormack et al. 2009): a high rank in one list counts, a rank in both counts
 * more.
 */
export function mergeRanks<Row extends { seq: number }>(lists: readonly (readonly Row[])[]): Row[] {
  const damping = 60;
  const scores = new Map<number, { row: Row; score: number }>();
  for (const list of lists)
    for (const [index, row] of list.entries()) {
      const score = (scores.get(row.seq)?.score ?? 0) + 1 / (damping + index + 1);
      scores.set(row.seq, { row, score });
    }
  return [...scores.values()]
    .sort((left, right) => right.score - left.score || right.row.seq - left.row.seq)
    .map(({ row }) => row);
}
