import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const tokensPerSecond = 50;

const betweenMs = 1000 / tokensPerSecond;
const letters = 'bcdfghjklm';

/** A number as a word that is neither a number nor the beginning of one: amounts are held back until they are whole. */
export function wordOf(number: number): string {
  return `q${[...String(number)].map((digit) => letters[Number(digit)]).join('')}`;
}

/** The number that a word of `wordOf` stands for. */
export function numberOf(word: string): number {
  let number = 0;
  for (let at = 1; at < word.length; at++) number = number * 10 + letters.indexOf(word.charAt(at));
  return number;
}

type Stream = { askedAt: number; tokens: number; sentAt: number[] };

export type TokenModel = Awaited<ReturnType<typeof startTokenModel>>;

/**
 * An endpoint of the chat completions protocol that sends a token every 20 ms, each as an event, a chunk and a write of its own, at
 * its own time. Each stream is named by the fan's words (`stream-<name>-<tokens>-`). `streams` says when the request came and when
 * each token left, `lateMs` by how much that was too late.
 */
export async function startTokenModel() {
  const streams = new Map<string, Stream>();
  const running = new Set<{ stream: Stream; response: ServerResponse; next: number }>();
  const lateMs: number[] = [];
  let sentNum = 0;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const [, name, asked] = [...body.matchAll(/stream-(q[b-m]+)-(q[b-m]+)-/g)].at(-1) ?? [];
    if (name === undefined || asked === undefined || !body.includes('"stream":true')) {
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }
    const stream: Stream = { askedAt: performance.now(), tokens: numberOf(asked), sentAt: [] };
    streams.set(name, stream);
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    running.add({ stream, response, next: performance.now() + betweenMs });
  });
  const timer = setInterval(() => {
    for (const one of running) {
      const now = performance.now();
      if (now < one.next) continue;
      lateMs.push(now - one.next);
      one.next += betweenMs;
      const { stream, response } = one;
      const index = stream.sentAt.length;
      if (index < stream.tokens) {
        stream.sentAt.push(now);
        sentNum++;
        // Straight to the socket, encoded beforehand: what the model costs is taken from the server's machine.
        response.socket?.write(chunkOfToken(index));
      } else {
        running.delete(one);
        response.end(`${eventOf({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
      }
    }
  }, 2);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    streams,
    lateMs,
    /** Tokens of all streams so far. */
    sentNum: () => sentNum,
    /** Streams that have begun and not ended. */
    runningNum: () => running.size,
    close: () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}

const chunks: Buffer[] = [];

/** The n-th token of any answer, `zqbcd `, as a chunk of HTTP/1.1 (RFC 9112 §7.1). */
function chunkOfToken(index: number): Buffer {
  const known = chunks[index];
  if (known) return known;
  const event = eventOf({ delta: { content: `z${wordOf(index)} ` } });
  const chunk = Buffer.from(`${event.length.toString(16)}\r\n${event}\r\n`, 'latin1');
  chunks[index] = chunk;
  return chunk;
}

function eventOf(choice: object): string {
  const event = {
    id: '1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, ...choice }],
  };
  return `data: ${JSON.stringify(event)}\n\n`;
}
