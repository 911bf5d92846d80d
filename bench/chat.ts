import { WebSocket, WebSocketServer } from 'ws';
import { httpPost, openConnection, percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { type BenchWorld, createWorld, freePort, startServerProcess } from './lib/world.ts';

const pairs = 200;
const perSecond = 400;
const seconds = 5;
const rounds = 4;

/** Sends one message from sender number `pair` and resolves when it is in that person's other tab. */
type Send = (pair: number, text: string) => Promise<void>;

/**
 * From sending a message to its arrival in the sender's other tab, two hundred conversations at two messages a
 * second each: stored and announced by us, against a relay that only passes frames on. Both take turns.
 */
export async function measureChat(): Promise<Measure[]> {
  const world = await createWorld();
  const server = await startServerProcess(world);
  const relay = await startRelay();
  const closers: (() => void)[] = [relay.close];
  try {
    const viaRelay = await connectRelay(relay.port, closers);
    const viaServer = await connectServer(world, server.port, closers);
    await run(viaServer);
    const bare: number[] = [];
    const ours: number[] = [];
    for (let round = 0; round < rounds; round++) {
      bare.push(...(await run(viaRelay)));
      ours.push(...(await run(viaServer)));
    }
    const ratio = (share: number) => percentile(ours, share) / percentile(bare, share);
    return [
      {
        name: 'p99 of a stored message to the other tab / a bare relay',
        value: ratio(0.99),
        limit: { max: 4 },
      },
      { name: 'the same at the median', value: ratio(0.5) },
      { name: 'p99 of ours, ms', value: percentile(ours, 0.99) },
      { name: 'p99 of the relay, ms', value: percentile(bare, 0.99) },
    ];
  } finally {
    for (const close of closers) close();
    await server.stop();
    await world.close();
  }
}

/** Milliseconds from sending to arrival of each message; they are sent at their hour, whatever the others do. */
async function run(send: Send): Promise<number[]> {
  const startedAt = performance.now();
  const arrivals: Promise<number>[] = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    const dueAt = startedAt + (n * 1000) / perSecond;
    const wait = dueAt - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const sentAt = performance.now();
    arrivals.push(send(n % pairs, `message ${crypto.randomUUID()}`).then(() => performance.now() - sentAt));
  }
  return Promise.all(arrivals);
}

/** Passes each frame on to the other socket of the same pair. */
async function startRelay() {
  const port = await freePort();
  const relay = new WebSocketServer({ host: '127.0.0.1', port, perMessageDeflate: false });
  const rooms = new Map<string, Set<WebSocket>>();
  relay.on('connection', (socket, request) => {
    const room = rooms.get(request.url ?? '') ?? new Set();
    rooms.set(request.url ?? '', room.add(socket));
    socket.on('message', (data) => {
      for (const other of room) if (other !== socket) other.send(data.toString());
    });
  });
  return { port, close: () => relay.close() };
}

async function connectRelay(port: number, closers: (() => void)[]): Promise<Send> {
  const senders: WebSocket[] = [];
  const waiting = new Arrivals();
  for (let pair = 0; pair < pairs; pair++) {
    const receiver = await open(`ws://127.0.0.1:${port}/${pair}`);
    receiver.on('message', (data) => waiting.arrived(String(data)));
    const sender = await open(`ws://127.0.0.1:${port}/${pair}`);
    senders.push(sender);
    closers.push(
      () => receiver.close(),
      () => sender.close(),
    );
  }
  return (pair, text) => {
    const arrival = waiting.of(text);
    senders[pair]?.send(text);
    return arrival;
  };
}

async function connectServer(world: BenchWorld, port: number, closers: (() => void)[]): Promise<Send> {
  const waiting = new Arrivals();
  const connections = await Promise.all(
    world.fans.slice(0, pairs).map(async (fan) => {
      const tab = await openLive(port, fan.token);
      tab.on('message', (data) =>
        waiting.arrived((JSON.parse(String(data)).message?.content ?? '') as string),
      );
      const connection = await openConnection(port);
      closers.push(() => tab.close(), connection.close);
      return connection;
    }),
  );
  return async (pair, text) => {
    // Every second creator is free to write to.
    const body = {
      char_id: world.creators[(pair * 2) % world.creators.length]?.charId,
      content: text,
      client_id: crypto.randomUUID(),
    };
    const arrival = waiting.of(text);
    const reply = connections[pair]?.send(
      httpPost('/v3/api/dialogue/charger', world.fans[pair]?.token as string, body),
    );
    if (!(await reply)?.includes('"code":2000')) throw new Error('a message was refused');
    await arrival;
  };
}

class Arrivals {
  readonly #waiting = new Map<string, () => void>();

  of(text: string): Promise<void> {
    return new Promise((resolve) => this.#waiting.set(text, resolve));
  }

  arrived(text: string): void {
    this.#waiting.get(text)?.();
    this.#waiting.delete(text);
  }
}

async function openLive(port: number, token: string): Promise<WebSocket> {
  const response = await fetch(`http://127.0.0.1:${port}/v1/api/user/im/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = (await response.json()) as { data: { im_token: string } };
  const socket = await open(`ws://127.0.0.1:${port}/live`);
  const ready = new Promise<void>((resolve) => socket.once('message', () => resolve()));
  socket.send(JSON.stringify({ im_token: data.im_token }));
  await ready;
  return socket;
}

function open(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  return new Promise((resolve, reject) => socket.once('open', () => resolve(socket)).once('error', reject));
}
