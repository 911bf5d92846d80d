import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { untilAborted } from '../../until-aborted.ts';
import { refusalEnvelope, success, toRefusal } from './envelope.ts';

const heartbeatMs = 15_000;

type StreamOptions = { headers: Record<string, string>; encrypt?: ((text: string) => string) | undefined };

/**
 * Sends each item as one `data:` line with an envelope (WHATWG server-sent events), a refusal as the last line.
 * Comment lines keep the connection open while nothing happens. Slow readers are waited for. `encrypt` is applied to the
 * payload of each line.
 */
export async function sendEventStream(
  reply: FastifyReply,
  items: AsyncIterable<unknown>,
  signal: AbortSignal,
  { headers, encrypt = (text) => text }: StreamOptions,
): Promise<void> {
  reply.hijack();
  const out = reply.raw;
  out.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const heartbeat = setInterval(() => out.write(': \n\n'), heartbeatMs);
  let release: (() => void) | undefined;
  const send = async (envelope: unknown) => {
    release ??= holdForNow(out);
    if (!out.write(`data: ${encrypt(JSON.stringify(envelope))}\n\n`)) await drained(reply, signal);
  };
  try {
    for await (const item of untilAborted(items, signal)) await send(success(item));
  } catch (error) {
    const refusal = toRefusal(error);
    if (refusal.isUnexpected) reply.log.error({ err: error }, 'stream failed');
    await send(refusalEnvelope(refusal.name, refusal.data));
  } finally {
    clearInterval(heartbeat);
    // Ended while it is corked, a response of Node puts its last chunk before what it still holds. The socket stays
    // corked, so that all of it leaves in one packet; end() uncorks it.
    out.socket?.cork();
    release?.();
    out.end();
  }
}

/** What follows the first line at once leaves in the same packet. Gives the function that ends the holding, once. */
function holdForNow(out: ServerResponse): () => void {
  out.cork();
  let isHeld = true;
  const release = () => {
    if (isHeld) out.uncork();
    isHeld = false;
  };
  setImmediate(release);
  return release;
}

function drained(reply: FastifyReply, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      reply.raw.off('drain', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    reply.raw.once('drain', done);
    signal.addEventListener('abort', done);
  });
}
