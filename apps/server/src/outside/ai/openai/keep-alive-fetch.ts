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

/**
 * A `fetch` over node:http with connections kept alive: what a chat model's client needs of it (a URL, a text
 * body, plain headers, a signal) and no more. With hundreds of streams at once it costs half of the global one.
 * A body that is larger than any answer, or has an endless line, fails while it is read.
 */
export function keepAliveFetch({ maxLineBytes = defaultMaxLineBytes } = {}): typeof fetch {
  const http = new HttpAgent({ keepAlive: true });
  const https = new HttpsAgent({ keepAlive: true });
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const isSecure = url.protocol === 'https:';
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = (isSecure ? httpsRequest : httpRequest)(url, {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        agent: isSecure ? https : http,
      });
      if (init.signal) destroyOnAbort(outgoing, init.signal);
      outgoing.once('response', resolve).on('error', reject);
      outgoing.end(init.body ?? undefined);
    });
    // Whoever reads the body hears of its failure; a connection that is closed behind a reader who has left concerns nobody.
    message.on('error', () => {});
    const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(ReadableStream.from(limitedBody(message, maxLineBytes)) as ReadableStream, {
      status: message.statusCode ?? 502,
      statusText: message.statusMessage ?? '',
      headers,
    });
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

/** The chunks of a body as they come. Leaving it, or its failure, closes the connection. */
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
