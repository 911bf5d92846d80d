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
  /** Sends each item, one after the other, then ends the answer. */
  sendAll: (items: AsyncIterable<unknown>) => Promise<void>;
  /**
   * Sends an item in this very turn, ahead of all that is still to be yielded: for whoever has hundreds of streams and yields only
   * what is seldom. False, and nothing is sent, where the stream has not begun or its reader is slow: then it is to be yielded.
   */
  sendNow: (item: unknown) => boolean;
};

/**
 * An answer of `data:` lines with an envelope each (WHATWG server-sent events), a refusal as the last line. Comment lines keep the
 * connection open while nothing happens. Slow readers are waited for. `encrypt` is applied to the payload of each line.
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
        // Ended while it is corked, a response of Node puts its last chunk before what it still holds. The socket stays
        // corked, so that all of it leaves in one packet; end() uncorks it.
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
 * Writes a chunk in one piece. Node writes its size, its text and what stands around them as four, which costs a few times as much,
 * and each token of each answer is a chunk (RFC 9112 §7.1). False where the reader is slow.
 */
function writeLine(out: ServerResponse, line: string): boolean {
  const { socket } = out;
  const isOnItsWay = out.chunkedEncoding && out.writableCorked === 0 && out.writableLength === 0;
  if (!(socket instanceof Socket) || !isOnItsWay) return out.write(line);
  return socket.write(`${Buffer.byteLength(line).toString(16)}\r\n${line}\r\n`);
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

/** What is held for now drains from the response, what was written straight to the socket from there. */
function drained(out: ServerResponse, signal: AbortSignal): Promise<void> {
  const { socket } = out;
  return new Promise((resolve) => {
    const done = () => {
      out.off('drain', done);
      socket?.off('drain', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    out.once('drain', done);
    socket?.once('drain', done);
    signal.addEventListener('abort', done);
  });
}
