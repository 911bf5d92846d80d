import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { ModeratedText, Moderation } from '../moderation.ts';
import { keepAliveRequest, readBody } from './keep-alive-request.ts';

type Endpoint = {
  baseUrl: string;
  apiKey: string | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Whose words wait for it: a person's message. */
  timeoutMs?: number;
  /** After silence or a failure it is left alone for so long. */
  pauseMs?: number;
  /** After an answer that says that there is no such call. */
  absentMs?: number;
};

const maxBytes = 64 * 1024;
const absent: ReadonlySet<number> = new Set([404, 405, 501]);

const answer = z.object({
  results: z.array(z.object({ categories: z.record(z.string(), z.boolean().nullable()) })).min(1),
});

/** The moderation of an endpoint that speaks the OpenAI protocol (`/moderations`), where it has one. */
export function openAiModeration(endpoint: Endpoint): Moderation {
  const { baseUrl, apiKey, log, timeoutMs = 800, pauseMs = 60_000, absentMs = 3_600_000 } = endpoint;
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/moderations`);
  const send = keepAliveRequest();
  let pausedUntil = 0;
  const ask = async (text: string, signal: AbortSignal): Promise<ModeratedText | 'absent'> => {
    const head = await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ input: text }),
      signal,
    });
    const status = head.statusCode ?? 0;
    if (status !== 200) {
      head.destroy();
      if (absent.has(status)) return 'absent';
      throw new Error(`${url.pathname} answers ${status}`);
    }
    const chunks: Buffer[] = [];
    let size = 0;
    const onChunk = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
      chunks.push(chunk);
    };
    await readBody(head, onChunk, { maxLineBytes: maxBytes });
    return readCategories(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  };
  return {
    judge: async (text) => {
      if (text.trim() === '' || Date.now() < pausedUntil) return undefined;
      try {
        const verdict = await ask(text, AbortSignal.timeout(timeoutMs));
        if (verdict !== 'absent') return verdict;
        pausedUntil = Date.now() + absentMs;
      } catch (error) {
        pausedUntil = Date.now() + pauseMs;
        log.warn(
          { reason: String(error) },
          'no moderation by the endpoint: the embedded reading stands alone',
        );
      }
      return undefined;
    },
  };
}

function readCategories(body: unknown): ModeratedText {
  const { results } = answer.parse(body);
  const has = (name: RegExp) =>
    results.some(({ categories }) =>
      Object.entries(categories).some(([category, isFlagged]) => isFlagged === true && name.test(category)),
    );
  return { isSelfHarm: has(/^self[-_]harm(?:$|[/_])/), isSexualMinors: has(/^sexual[/_]minors$/) };
}
