import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { httpPost, percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { numberOf, startTokenModel, type TokenModel, tokensPerSecond, wordOf } from './lib/token-model.ts';
import {
  type BenchUser,
  type BenchWorld,
  cpuMicrosOf,
  createWorld,
  startServerProcess,
} from './lib/world.ts';

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
  const model = await startTokenModel();
  const relay = await startRelay(model.port);
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
    const completions =
      (port: number): Ask =>
      ({ token }, content) => ({
        port,
        request: httpPost('/v1/chat/completions', token, {
          stream: true,
          messages: [{ role: 'user', content }],
        }),
        end: '[DONE]',
      });
    const straight = completions(model.port);
    const inFew = { count: 100, apartMs: steadyMs(100), answers: 2, tokens };
    const inMany = { count: 400, apartMs, answers: 1, tokens: manyTokens };
    const fewStraight = await answerAll(world, straight, model, inFew);
    const few = await answerAll(world, ours, model, inFew);
    const manyStraight = await answerAll(world, straight, model, inMany);
    const [many, micros] = await Promise.all([
      answerAll(world, ours, model, inMany),
      microsPerToken(model, inMany, server.cpuMicros, () => cpuMicrosOf(process.pid)),
    ]);
    const [serverMicros, benchMicros] = micros;
    const [, [relayMicros]] = await Promise.all([
      answerAll(world, completions(relay.port), model, inMany),
      microsPerToken(model, inMany, relay.cpuMicros),
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
      { name: 'processor time of the server per token at 400 streams, µs', value: serverMicros },
      { name: 'the same of a process that only hands it on, µs', value: relayMicros },
      { name: 'the server’s as a multiple of that', value: serverMicros / relayMicros },
      { name: 'processor time of model and readers per token, µs', value: benchMicros },
    ];
  } finally {
    model.close();
    relay.stop();
    await server.stop();
    await world.close();
  }
}

type CpuClock = () => number;

/** Processor time of processes for a token, in microseconds: from when all answers of a course have begun, for six seconds or until one ends. */
async function microsPerToken<const Clocks extends readonly CpuClock[]>(
  { sentNum, runningNum }: TokenModel,
  { count }: Course,
  ...clocks: Clocks
): Promise<{ [At in keyof Clocks]: number }> {
  for (let tick = 0; tick < 120 && runningNum() < count; tick++) await pause(settleMs);
  await pause(2 * settleMs);
  const before = clocks.map((clock) => clock());
  const sentBefore = sentNum();
  for (let tick = 0; tick < 60 && runningNum() === count; tick++) await pause(100);
  const sent = sentNum() - sentBefore;
  const perToken = (clock: CpuClock, at: number) => (clock() - (before[at] ?? Number.NaN)) / sent;
  return clocks.map(perToken) as { [At in keyof Clocks]: number };
}

async function startRelay(modelPort: number) {
  const file = fileURLToPath(new URL('./lib/bare-relay.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [file, String(modelPort)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  const [line] = await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  return {
    port: Number(String(line)),
    cpuMicros: () => cpuMicrosOf(child.pid),
    stop: () => child.kill('SIGTERM'),
  };
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
  model: TokenModel,
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
    socket.on('data', (bytes) => {
      const now = performance.now();
      const text = rest + bytes.toString('latin1');
      // Tokens are words of letters between `zq` and a blank; a chunk may end within one.
      let end = 0;
      for (let from = text.indexOf('zq'); from >= 0; from = text.indexOf('zq', end)) {
        const blank = text.indexOf(' ', from);
        if (blank < 0) break;
        arrivals[numberOf(text.slice(from + 1, blank))] ??= now;
        end = blank;
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
