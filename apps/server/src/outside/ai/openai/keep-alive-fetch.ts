import { keepAliveRequest } from './keep-alive-request.ts';

/** `keepAliveRequest` as a `fetch`, for a client that wants one: a URL, a text body, plain headers and a signal, no more. */
export function keepAliveFetch(limits?: { maxLineBytes: number }): typeof fetch {
  const send = keepAliveRequest(limits);
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const { head, chunks } = await send(url, {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? init.body : undefined,
      signal: init.signal ?? undefined,
    });
    const headers = Object.entries(head.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(ReadableStream.from(chunks) as ReadableStream, {
      status: head.statusCode ?? 502,
      statusText: head.statusMessage ?? '',
      headers,
    });
  };
}
