import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';

/**
 * A `fetch` over node:http with connections kept alive: what a chat model's client needs of it (a URL, a text
 * body, plain headers, a signal) and no more. With hundreds of streams at once it costs half of the global one.
 */
export function keepAliveFetch(): typeof fetch {
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
        ...(init.signal ? { signal: init.signal } : {}),
      });
      outgoing.once('response', resolve).once('error', reject);
      outgoing.end(init.body ?? undefined);
    });
    const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(Readable.toWeb(message) as ReadableStream, {
      status: message.statusCode ?? 502,
      statusText: message.statusMessage ?? '',
      headers,
    });
  };
}
