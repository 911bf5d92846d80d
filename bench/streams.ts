import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { httpPost, percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import {
  type BenchServer,
  type BenchUser,
  type BenchWorld,
  createWorld,
  startServerProcess,
} from './lib/world.ts';

const tokensPerSecond = 50;
/** Together shorter than the longest message. */
const tokens = 250;
/** Of an answer that is read while four hundred are; still shorter than the longest message. */
const manyTokens = 600;
/** Between two that begin: people do not speak in the same millisecond. */
const apartMs = 5;
/** After the last has begun nothing is counted for so long. */
const settleMs = 500;
/** So far apart, as many begin as end: an answer takes as long as its tokens. */
const steadyMs = (count: number) => (tokens * 1000) / tokensPerSecond / count;

/**
 * What we add to an answer on its way from the model to the one who reads it, with the answer being saved meanwhile: to the
 * first token, while a hundred others are read and one begins as another ends, and to each later one, while all four hundred
 * are read. The model is a server here that sends its tokens on a known schedule, so both ends of the way have one clock; what
 * the two of them need without us in between is measured in the same run and taken off.
 */
export async function measureStreams(): Promise<Measure[]> {
  const world = await createWorld({ creatorNum: 1 });
  const model = await startModel();
  const server = await startServerProcess(world, {
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'bench',
  });
  try {
    await world.pool.query('update users set chat_mode = 0');
    const charId = world.creators[0]?.charId;
    const ours: Ask = ({ token }, content) => ({
      port: server.port,
      request: httpPost('/v3/api/dialogue/charger', token, { char_id: charId, content }),
      end: '"done":true',
    });
    const straight: Ask = ({ token }, content) => ({
      port: model.port,
      request: httpPost('/v1/chat/completions', token, {
        stream: true,
        messages: [{ role: 'user', content }],
      }),
      end: '[DONE]',
    });
    const inFew = { count: 100, apartMs: steadyMs(100), answers: 2, tokens };
    const inMany = { count: 400, apartMs, answers: 1, tokens: manyTokens };
    const fewStraight = await answerAll(world, straight, model, inFew);
    const few = await answerAll(world, ours, model, inFew);
    const manyStraight = await answerAll(world, straight, model, inMany);
    const [many, manyCpuMicros] = await Promise.all([
      answerAll(world, ours, model, inMany),
      cpuPerToken(server, inMany),
    ]);
    const added = (taken: number[], without: number[], at: number) =>
      percentile(taken, at) - percentile(without, at);
    return [
      {
        name: 'added to the first token at 100 streams, p50 ms',
        value: added(few.firstMs, fewStraight.firstMs, 0.5),
        limit: { max: 2 },
      },
      { name: 'first token at 100 streams, p50 ms', value: percentile(few.firstMs, 0.5) },
      { name: 'first token at 100 streams, p99 ms', value: percentile(few.firstMs, 0.99) },
      { name: 'the same straight from the model, p50 ms', value: percentile(fewStraight.firstMs, 0.5) },
      {
        name: 'from sending to the model being asked at 100 streams, p50 ms',
        value: percentile(few.askedMs, 0.5),
      },
      { name: 'later tokens at 100 streams, p99 ms', value: percentile(few.laterMs, 0.99) },
      { name: 'first token at 400 streams, p50 ms', value: percentile(many.firstMs, 0.5) },
      { name: 'tokens at 400 streams, p50 ms', value: percentile(many.togetherMs, 0.5) },
      {
        name: 'added to tokens at 400 streams, p99 ms',
        value: added(many.togetherMs, manyStraight.togetherMs, 0.99),
        limit: { max: 20 },
      },
      { name: 'tokens at 400 streams, p99 ms', value: percentile(many.togetherMs, 0.99) },
      { name: 'the same straight from the model, p99 ms', value: percentile(manyStraight.togetherMs, 0.99) },
      { name: 'also while 200 a second begin or end, p99 ms', value: percentile(many.laterMs, 0.99) },
      { name: 'how late the model itself was, p99 ms', value: percentile(many.lateMs, 0.99) },
      { name: 'processor time of the server per token at 400 streams, µs', value: manyCpuMicros },
    ];
  } finally {
    model.close();
    await server.stop();
    await world.close();
  }
}

/** Processor time of the server for a token while all answers of a course are read, in microseconds. */
async function cpuPerToken(
  { cpuMicros }: BenchServer,
  { count, apartMs: betweenMs }: Course,
): Promise<number> {
  const seconds = 6;
  await new Promise((resolve) => setTimeout(resolve, count * betweenMs + 2 * settleMs));
  const before = cpuMicros();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return (cpuMicros() - before) / (seconds * count * tokensPerSecond);
}

const letters = 'bcdfghjklm';

/** A number as a word that is neither a number nor the beginning of one: amounts are held back until they are whole. */
function wordOf(number: number): string {
  return `q${[...String(number)].map((digit) => letters[Number(digit)]).join('')}`;
}

function numberOf(word: string): number {
  return Number(Array.from(word.slice(1), (letter) => letters.indexOf(letter)).join(''));
}

type Stream = { askedAt: number; tokens: number; sentAt: number[] };

/** An endpoint of the chat completions protocol that sends a token every 20 ms; each stream is named by the fan's words. */
async function startModel() {
  const streams = new Map<string, Stream>();
  const running = new Set<{ stream: Stream; response: ServerResponse; next: number }>();
  const lateMs: number[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const [, name, asked] = [...body.matchAll(/stream-(q[b-m]+)-(q[b-m]+)-/g)].at(-1) ?? [];
    if (name === undefined || asked === undefined || !body.includes('"stream":true')) {
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }
    const stream: Stream = { askedAt: performance.now(), tokens: numberOf(asked), sentAt: [] };
    streams.set(name, stream);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    running.add({ stream, response, next: performance.now() + 1000 / tokensPerSecond });
  });
  const timer = setInterval(() => {
    for (const one of running) {
      const now = performance.now();
      if (now < one.next) continue;
      lateMs.push(now - one.next);
      one.next += 1000 / tokensPerSecond;
      const { stream, response } = one;
      const index = stream.sentAt.length;
      if (index < stream.tokens) {
        stream.sentAt.push(now);
        response.write(eventOfToken(index));
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
    close: () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}

const events: Buffer[] = [];

/** The n-th token of any answer: `zqbcd `. */
function eventOfToken(index: number): Buffer {
  events[index] ??= Buffer.from(eventOf({ delta: { content: `z${wordOf(index)} ` } }));
  return events[index];
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

type Course = {
  count: number;
  apartMs: number;
  /** Each fan reads so many, one after the other. The last one counts. */
  answers: number;
  /** Of an answer. */
  tokens: number;
};

/** How one of the fans asks, and what stands at the end of the answer. */
type Ask = (fan: BenchUser, content: string) => { port: number; request: string; end: string };

/** So many fans say something, and each reads the whole answer. */
async function answerAll(
  world: BenchWorld,
  ask: Ask,
  model: Awaited<ReturnType<typeof startModel>>,
  { count, apartMs: betweenMs, answers, tokens: length }: Course,
) {
  model.lateMs.length = 0;
  model.streams.clear();
  const taken = { firstMs: [] as number[], laterMs: [] as number[], askedMs: [] as number[] };
  const read: { sentAt: number[]; arrivals: number[] }[] = [];
  await Promise.all(
    world.fans.slice(0, count).map(async (fan, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * betweenMs));
      for (let answer = 1; answer <= answers; answer++) {
        const name = wordOf((count + answer) * 1000 + index);
        const sentAt = performance.now();
        const arrivals = await readAnswer(ask(fan, `Hello stream-${name}-${wordOf(length)}-`));
        const stream = model.streams.get(name);
        if (!stream || arrivals.length < length)
          throw new Error(`of ${name} only ${arrivals.length} tokens came`);
        if (answer < answers) continue;
        taken.askedMs.push(stream.askedAt - sentAt);
        read.push({ sentAt: stream.sentAt, arrivals });
      }
    }),
  );
  // In between all of them are read: none begins and none ends.
  const from = Math.max(...read.map(({ sentAt }) => sentAt[0] ?? 0)) + settleMs;
  const to = Math.min(...read.map(({ sentAt }) => sentAt.at(-1) ?? 0));
  const togetherMs: number[] = [];
  for (const { sentAt, arrivals } of read)
    sentAt.forEach((sent, at) => {
      const ms = (arrivals[at] ?? Number.NaN) - sent;
      (at === 0 ? taken.firstMs : taken.laterMs).push(ms);
      if (sent >= from && sent < to) togetherMs.push(ms);
    });
  return { ...taken, togetherMs, lateMs: [...model.lateMs] };
}

/** Sends a message on a socket of its own and tells when each token of the answer came. */
function readAnswer({ port, request, end: last }: ReturnType<Ask>): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const arrivals: number[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let rest = '';
    const tokenText = /z(q[b-m]+) /g;
    socket.on('data', (bytes) => {
      const now = performance.now();
      const text = rest + bytes.toString('latin1');
      let end = 0;
      for (const found of text.matchAll(tokenText)) {
        arrivals[numberOf(found[1] ?? '')] ??= now;
        end = found.index + found[0].length;
      }
      rest = text.slice(Math.max(end, text.length - 200));
      if (text.includes(last)) {
        resolve(arrivals);
        socket.destroy();
      } else if (text.endsWith('0\r\n\r\n')) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`an answer ended with ${rest}`)));
    socket.write(request);
  });
}
