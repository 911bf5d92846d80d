import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

const newline = 0x0a;
/** An event is one line; a token in its JSON needs a few hundred bytes. */
const defaultMaxLineBytes = 65_536;
const maxBodyBytes = 4 * 1024 * 1024;

type Asked = {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  signal: AbortSignal | undefined;
};
/** The head of an answer, and its chunks as they come. Leaving them, or their failure, closes the connection. */
export type Answered = { head: IncomingMessage; chunks: AsyncGenerator<Uint8Array> };

/**
 * Requests with a text body over node:http with connections kept alive. With hundreds of streams at once this costs a fraction of
 * the global `fetch`, whose chunks go through several streams. A body that is larger than any answer, or has an endless line,
 * fails while it is read.
 */
export function keepAliveRequest({ maxLineBytes = defaultMaxLineBytes } = {}) {
  const http = new HttpAgent({ keepAlive: true });
  const https = new HttpsAgent({ keepAlive: true });
  return async (url: URL, { method, headers, body, signal }: Asked): Promise<Answered> => {
    const isSecure = url.protocol === 'https:';
    const head = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = (isSecure ? httpsRequest : httpRequest)(url, {
        method,
        headers,
        agent: isSecure ? https : http,
      });
      if (signal) destroyOnAbort(outgoing, signal);
      outgoing.once('response', resolve).on('error', reject);
      outgoing.end(body);
    });
    // Whoever reads the body hears of its failure; a connection that is closed behind a reader who has left concerns nobody.
    head.on('error', () => {});
    return { head, chunks: limitedBody(head, maxLineBytes) };
  };
}

/**
 * As the `signal` option of a request does, but without an error: behind an answer that is all there already, nobody
 * listens for errors of the socket, and one that nobody listens for ends the process.
 */
function destroyOnAbort(outgoing: ClientRequest, signal: AbortSignal): void {
  const onAbort = () => void outgoing.destroy();
  if (signal.aborted) return onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  outgoing.once('close', () => signal.removeEventListener('abort', onAbort));
}

async function* limitedBody(message: IncomingMessage, maxLineBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let line = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    const end = chunk.lastIndexOf(newline);
    const longest = line + (end < 0 ? chunk.length : chunk.indexOf(newline));
    line = end < 0 ? longest : chunk.length - end - 1;
    if (longest > maxLineBytes) throw new Error(`the model sent a line of more than ${maxLineBytes} bytes`);
    if (bytes > maxBodyBytes) throw new Error(`the model sent more than ${maxBodyBytes} bytes`);
    yield chunk;
  }
}
