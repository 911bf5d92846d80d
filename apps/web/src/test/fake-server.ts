import { type Mock, vi } from 'vitest';

type Fetch = (url: string, init?: RequestInit) => Response | Promise<Response>;

/** Puts answers of the wire in place of the network. */
export function stubFetch(answerTo: Fetch): Mock<Fetch> {
  const fetch = vi.fn<Fetch>(async (url, init) => answerTo(url, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

export function answer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** An answer as the server wraps it. */
export function envelope(data: unknown): Response {
  return answer({ code: 2000, msg: 'ok', data });
}

export function streamOf(pieces: readonly Uint8Array[] | readonly string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

export function onlineAs(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
}
