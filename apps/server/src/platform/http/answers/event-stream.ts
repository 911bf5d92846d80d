import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { untilAborted } from '../../until-aborted.ts';
import { refusalEnvelope, success, toRefusal } from './envelope.ts';

const heartbeatMs = 15_000;

type StreamOptions = {
  headers: Record<string, string>;
  encrypt?: ((text: string) => string) | undefined;
  /** Ends the stream. */
  signal: AbortSignal;
};

export type EventStream = {
  /** Sends the items one after the other, then ends the answer. */
  sendAll: (items: AsyncIterable<unknown>) => Promise<void>;
  /**
   * Sends an item synchronously, ahead of items that are still to be yielded: for publishers with hundreds of
   * streams. Returns false and sends nothing when the stream has not begun or its client is slow; the caller then
   * yields the item.
   */
  sendNow: (item: unknown) => boolean;
};

/**
 * Answers with `data:` lines of one envelope each (WHATWG server-sent events); a refusal is the last line. Comment
 * lines keep an idle connection open. Sending waits for slow clients. `encrypt` is applied to the payload of each
 * line.
 */
export function eventStream(
  reply: FastifyReply,
  { headers, encrypt = (text) => text, signal }: StreamOptions,
): EventStream {
  const out = reply.raw;
  let release: (() => void) | undefined;
  let isOpen = false;
  const write = (envelope: unknown): boolean => {
    release ??= holdForNow(out);
    return writeLine(out, `data: ${encrypt(JSON.stringify(envelope))}\n\n`);
  };
  const send = async (envelope: unknown) => {
    if (!write(envelope)) await drained(out, signal);
  };
  const begin = () => {
    reply.hijack();
    out.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    isOpen = true;
    return setInterval(() => out.write(': \n\n'), heartbeatMs);
  };
  return {
    sendAll: async (items) => {
      const heartbeat = begin();
      try {
        for await (const item of untilAborted(items, signal)) await send(success(item));
      } catch (error) {
        const refusal = toRefusal(error);
        if (refusal.isUnexpected) reply.log.error({ err: error }, 'stream failed');
        await send(refusalEnvelope(refusal.name, refusal.data));
      } finally {
        isOpen = false;
        clearInterval(heartbeat);
        // A corked response of Node that ends writes its last chunk before the chunks it holds. The socket stays
        // corked so that all chunks leave in one packet; end() uncorks it.
        out.socket?.cork();
        release?.();
        out.end();
      }
    },
    sendNow: (item) => {
      if (!isOpen || signal.aborted || out.destroyed || isFull(out)) return false;
      write(success(item));
      return true;
    },
  };
}

function isFull(out: ServerResponse): boolean {
  return out.writableNeedDrain || out.socket?.writableNeedDrain === true;
}

/**
 * Writes a chunk in one piece (RFC 9112 §7.1). Node writes its size, text and line ends as four pieces, which costs
 * several times as much, and each token of an answer is a chunk. Returns false when the client is slow.
 */
function writeLine(out: ServerResponse, line: string): boolean {
  const { socket } = out;
  const isOnItsWay = out.chunkedEncoding && out.writableCorked === 0 && out.writableLength === 0;
  if (!(socket instanceof Socket) || !isOnItsWay) return out.write(line);
  return socket.write(`${Buffer.byteLength(line).toString(16)}\r\n${line}\r\n`);
}

/**
 * Holds writes until the end of this turn, so that what follows the first line at once leaves in the same packet.
 * Returns a function that ends the hold, once.
 */
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

/** Held writes drain from the response, direct writes from the socket. */
function drained(out: ServerResponse, signal: AbortSignal): Promise<void> {
  const { socket } = out;
  return new Promise((resolve) => {
    const onDrained = () => {
      out.off('drain', onDrained);
      socket?.off('drain', onDrained);
      signal.removeEventListener('abort', onDrained);
      resolve();
    };
    out.once('drain', onDrained);
    socket?.once('drain', onDrained);
    signal.addEventListener('abort', onDrained);
  });
}
