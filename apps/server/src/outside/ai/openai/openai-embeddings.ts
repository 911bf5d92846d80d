import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, embedMany } from 'ai';
import type { FastifyBaseLogger } from 'fastify';
import { type Embeddings, maxDimensions, minDimensions } from '../embeddings.ts';
import { keepAliveFetch } from './keep-alive-fetch.ts';
import { retryAfterMs } from './retry-after.ts';

type Endpoint = {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** After a failure it is left alone for so long, or for as long as it asks for. */
  pauseMs?: number;
};

/** The vectors of a whole answer stand in one line. */
const maxLineBytes = 4 * 1024 * 1024;
const maxPauseMs = 600_000;

/**
 * Vectors of an endpoint that speaks the OpenAI embeddings protocol (`/embeddings`). One line in the log says that it began to
 * fail, another that it answers again.
 */
export function openAiEmbeddings({ baseUrl, apiKey, model, log, pauseMs = 60_000 }: Endpoint): Embeddings {
  const provider = createOpenAICompatible({
    name: 'embeddings',
    baseURL: baseUrl.replace(/\/$/, ''),
    fetch: keepAliveFetch({ maxLineBytes }),
    ...(apiKey ? { apiKey } : {}),
  });
  let pausedUntil = 0;
  let isFailing = false;
  const onFailure = (error: unknown) => {
    const pause = Math.min(Math.max(pauseMs, askedPause(error) ?? 0), maxPauseMs);
    pausedUntil = Date.now() + pause;
    const reason = error instanceof Error ? error.message : String(error);
    if (!isFailing) log.warn({ model, reason }, 'no embeddings: companions recall by words alone');
    isFailing = true;
  };
  return {
    model,
    embed: async (texts, { signal, timeoutMs }) => {
      if (texts.length === 0 || Date.now() < pausedUntil) return undefined;
      try {
        const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        const { embeddings } = await embedMany({
          model: provider.embeddingModel(model),
          values: [...texts],
          maxRetries: 0,
          abortSignal,
        });
        assertVectors(embeddings, texts.length);
        if (isFailing) log.info({ model }, 'embeddings are made again');
        isFailing = false;
        return embeddings;
      } catch (error) {
        if (!signal.aborted) onFailure(error);
        return undefined;
      }
    },
  };
}

/** Throws for anything but so many vectors of one length, each of which points somewhere. */
function assertVectors(vectors: readonly number[][], count: number): void {
  if (vectors.length !== count) throw new Error(`${vectors.length} vectors for ${count} texts`);
  const dimensions = vectors[0]?.length ?? 0;
  if (dimensions < minDimensions || dimensions > maxDimensions)
    throw new Error(`vectors of ${dimensions} dimensions`);
  for (const vector of vectors) {
    if (vector.length !== dimensions) throw new Error('vectors of several lengths');
    if (!vector.every(Number.isFinite) || vector.every((value) => value === 0))
      throw new Error('a vector that points nowhere');
  }
}

function askedPause(error: unknown): number | undefined {
  return APICallError.isInstance(error) ? retryAfterMs(error.responseHeaders?.['retry-after']) : undefined;
}
