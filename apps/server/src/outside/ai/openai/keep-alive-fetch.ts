import { keepAliveRequest, readBody } from './keep-alive-request.ts';

/**
 * `keepAliveRequest` as a `fetch`, for a client that wants one: a URL, a text body, plain headers and a signal, no more. It gives the
 * answer when all of it is there.
 */
export function keepAliveFetch(limits?: { maxLineBytes: number }): typeof fetch {
  const send = keepAliveRequest();
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const head = await send(url, {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? init.body : undefined,
      signal: init.signal ?? undefined,
    });
    const chunks: Buffer[] = [];
    await readBody(head, (chunk) => chunks.push(chunk), limits);
    const headers = Object.entries(head.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(hasBody(head.statusCode) ? Buffer.concat(chunks) : null, {
      status: head.statusCode ?? 502,
      statusText: head.statusMessage ?? '',
      headers,
    });
  };
}

/** A Response refuses a body with these (WHATWG Fetch, null body status). */
function hasBody(status = 0): boolean {
  return ![101, 103, 204, 205, 304].includes(status);
}
