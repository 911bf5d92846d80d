import { connect, type Socket } from 'node:net';

/** `firstFailure` is the beginning of the first reply that failed. */
export type LoadResult = {
  perSecond: number;
  failures: number;
  firstFailure?: string;
  latenciesMs: number[];
  /** Of the last one, with its head. */
  replyBytes: number;
};

/**
 * Keeps `connections` HTTP/1.1 connections busy for `seconds`, each with one request at a time. `nextRequest`
 * gives the raw bytes. A reply counts as failed when it is not 200 or its body does not contain `mustContain`.
 * A bare socket, because a full HTTP client would cost more than what it measures.
 */
export async function load(options: {
  port: number;
  connections: number;
  seconds: number;
  nextRequest: () => string;
  mustContain: string;
}): Promise<LoadResult> {
  const deadline = performance.now() + options.seconds * 1000;
  const started = performance.now();
  const result: Omit<LoadResult, 'perSecond'> = { failures: 0, latenciesMs: [], replyBytes: 0 };
  await Promise.all(
    Array.from({ length: options.connections }, async () => {
      const exchange = await openConnection(options.port);
      while (performance.now() < deadline) {
        const sentAt = performance.now();
        const reply = await exchange.send(options.nextRequest());
        result.latenciesMs.push(performance.now() - sentAt);
        result.replyBytes = reply.length;
        if (reply.startsWith('HTTP/1.1 200') && reply.includes(options.mustContain)) continue;
        result.failures++;
        result.firstFailure ??= reply.slice(0, 2000);
      }
      exchange.close();
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  return { perSecond: result.latenciesMs.length / elapsed, ...result };
}

/** The value below which this share (0 to 1) of the values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** One keep-alive connection; `send` gives the whole reply. */
export async function openConnection(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let chunks: Buffer[] = [];
  let finish: (reply: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    const whole = chunks.length === 1 ? chunk : Buffer.concat(chunks);
    if (!isComplete(whole)) return;
    chunks = [];
    finish(whole.toString('latin1'));
  });
  socket.on('error', (error) => fail(error));
  socket.on('close', () => fail(new Error('connection closed')));
  return {
    send: (bytes: string) =>
      new Promise<string>((resolve, reject) => {
        finish = resolve;
        fail = reject;
        socket.write(bytes);
      }),
    close: () => {
      fail = () => {};
      socket.destroy();
    },
  };
}

function isComplete(bytes: Buffer): boolean {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const head = bytes.toString('latin1', 0, headEnd);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (length) return bytes.length >= headEnd + 4 + Number(length);
  return bytes.toString('latin1', bytes.length - 5) === '0\r\n\r\n';
}

/** An HTTP request that reads, as it goes over the wire. */
export function httpGet(path: string, token: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`;
}

/** An HTTP request that writes JSON, as it goes over the wire. */
export function httpPost(path: string, token: string, body: unknown, headers = ''): string {
  const text = JSON.stringify(body);
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n${headers}\r\n${text}`;
}
