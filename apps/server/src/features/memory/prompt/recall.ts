import { type Embeddings, maxEmbeddedLength } from '../../../outside/ai/embeddings.ts';
import type { Db } from '../../../platform/db/db.ts';
import { cosine, signsOf } from '../vectors/quantize.ts';
import { wordDigests } from '../word-digests.ts';
import { type RecalledRow, recallByMeaning, recallByWords } from './recall.sql.ts';

const maxRecalled = 4;
/** Of each way to find something, so many count. */
const maxRanked = 8;
/** What has less in common has nothing to do with it. */
const minCosine = 0.25;
/** Whoever waits for an answer does not wait longer for this. */
const embedMs = 1000;

type Asked = { conversationId: string; beforeSeq: number; forgottenSeq: number; leftOut: number[] };
/** What is said now, as the model sees it. */
type Meaning = { model: string; vector: number[] } | undefined;

/** Never rejects; undefined where no vectors are to be had now. */
export async function meaningOf(embeddings: Embeddings | undefined, said: string): Promise<Meaning> {
  if (!embeddings || said.trim() === '') return undefined;
  const text = said.slice(-maxEmbeddedLength).toWellFormed();
  const given = { signal: new AbortController().signal, timeoutMs: embedMs };
  const [vector] = (await embeddings.embed([text], given)) ?? [];
  return vector && { model: embeddings.model, vector };
}

/** Earlier messages of the fan's that have to do with what is said now, oldest first: by words, and by meaning where there is one. */
export async function recallMessages(
  db: Db,
  asked: Asked,
  { said, meaning }: { said: string; meaning: Meaning },
): Promise<RecalledRow[]> {
  const words = wordDigests(said);
  const byWords = words.length > 0 ? await recallByWords.all(db, { ...asked, words, limit: maxRanked }) : [];
  const byMeaning = meaning ? await rankByMeaning(db, asked, meaning) : [];
  return mergeRanks([byWords, byMeaning])
    .slice(0, maxRecalled)
    .sort((one, other) => one.seq - other.seq);
}

async function rankByMeaning(
  db: Db,
  asked: Asked,
  { model, vector }: NonNullable<Meaning>,
): Promise<RecalledRow[]> {
  const near = await recallByMeaning.all(db, {
    ...asked,
    model,
    dimensions: vector.length,
    signs: signsOf(vector),
  });
  return near
    .map(({ levels, ...row }) => ({ row, likeness: cosine(vector, new Int8Array(levels)) }))
    .filter(({ likeness }) => likeness >= minCosine)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, maxRanked)
    .map(({ row }) => row);
}

/** As reciprocal rank fusion has it (Cormack et al. 2009): what stands far ahead in one list is ahead, what stands in both more so. */
export function mergeRanks<Row extends { seq: number }>(lists: readonly (readonly Row[])[]): Row[] {
  const damping = 60;
  const scores = new Map<number, { row: Row; score: number }>();
  for (const list of lists)
    for (const [index, row] of list.entries()) {
      const score = (scores.get(row.seq)?.score ?? 0) + 1 / (damping + index + 1);
      scores.set(row.seq, { row, score });
    }
  return [...scores.values()]
    .sort((one, other) => other.score - one.score || other.row.seq - one.row.seq)
    .map(({ row }) => row);
}
