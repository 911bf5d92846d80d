import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { openBareBrowser, type Tab } from './lib/bare-browser.ts';
import { openCommitClock } from './lib/commit-clock.ts';
import { percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { type BenchWorld, createWorld, startServerProcess } from './lib/world.ts';

const messages = 200;
const rounds = 4;
type Trip = { text: string; sentAt: number; arrivedAt: number };
/** Sends `count` messages from one tab and tells how each came to the other. */
type Course = (count: number) => Promise<Trip[]>;

/**
 * How soon a message is in another browser tab once it is stored, and from the moment it was sent, against a relay
 * that only passes frames on. Bare pages without our app on either side, one message after the other, both taking
 * turns.
 */
export async function measureChat(): Promise<Measure[]> {
  const world = await createWorld();
  const clock = await openCommitClock(world.connectionString);
  const server = await startServerProcess(clock);
  const relay = await startRelay();
  const browser = await openBareBrowser();
  const openTabs = async (address: string) =>
    [await browser.openTab(address), await browser.openTab(address)] as const;
  try {
    const ourTabs = await openTabs(`http://127.0.0.1:${server.port}/healthz`);
    const ours = await prepareServer(world, server.port, ourTabs);
    const bare = await prepareRelay(relay.port, await openTabs(`http://127.0.0.1:${relay.port}/`));
    const trips = { ours: [] as Trip[], bare: [] as Trip[] };
    await ours(messages);
    await bare(messages);
    for (let round = 0; round < rounds; round++) {
      trips.bare.push(...(await bare(messages)));
      trips.ours.push(...(await ours(messages)));
    }
    const bareMs = trips.bare.map(fromSent);
    const storedMs = trips.ours.map(
      ({ text, arrivedAt }) => arrivedAt - (clock.storedAt.get(text) ?? Number.NaN),
    );
    return [
      {
        name: 'p99 of a stored message to the other tab / a bare relay',
        value: percentile(storedMs, 0.99) / percentile(bareMs, 0.99),
        limit: { max: 3 },
      },
      ...describe('stored to the other tab', storedMs),
      ...describe('sent to the other tab', trips.ours.map(fromSent)),
      ...describe('an empty call of a page', await ourTabs[0].run(callHealth, messages)),
      ...describe('the relay', bareMs),
    ];
  } finally {
    await browser.close();
    relay.close();
    await server.stop();
    clock.close();
    await world.close();
  }
}

const fromSent = ({ sentAt, arrivedAt }: Trip) => arrivedAt - sentAt;

function describe(name: string, ms: number[]): Measure[] {
  return [
    { name: `${name}, median ms`, value: percentile(ms, 0.5) },
    { name: `${name}, p99 ms`, value: percentile(ms, 0.99) },
  ];
}

/** Runs in the page: what a browser takes for a call behind which nothing is done. */
async function callHealth(count: number): Promise<number[]> {
  const ms: number[] = [];
  for (let n = 0; n < count; n++) {
    const startedAt = performance.now();
    await (await fetch('/healthz', { cache: 'no-store' })).text();
    ms.push(performance.now() - startedAt);
  }
  return ms;
}

/** An empty page, and a socket that passes each frame on to the others. */
async function startRelay() {
  const http = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<p>relay'),
  );
  const relay = new WebSocketServer({ server: http, perMessageDeflate: false });
  relay.on('connection', (socket) => {
    socket.on('message', (data) => {
      for (const other of relay.clients) if (other !== socket) other.send(data.toString());
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    port: (http.address() as AddressInfo).port,
    close: () => {
      for (const socket of relay.clients) socket.terminate();
      http.close();
    },
  };
}

async function prepareRelay(port: number, [sender, receiver]: readonly [Tab, Tab]): Promise<Course> {
  for (const page of [sender, receiver]) {
    await page.run(async (address) => {
      const socket = new WebSocket(address);
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      Object.assign(globalThis, { socket, arrivals: new Map<string, number>() });
    }, `ws://127.0.0.1:${port}/`);
  }
  await receiver.run(() => {
    const { socket, arrivals } = globalThis as unknown as {
      socket: WebSocket;
      arrivals: Map<string, number>;
    };
    const heard = new BroadcastChannel('arrivals');
    socket.addEventListener('message', ({ data }) => {
      arrivals.set(data, performance.timeOrigin + performance.now());
      heard.postMessage(data);
    });
  });
  const send = (page: Tab, texts: string[]) =>
    page.run(async (list) => {
      const { socket } = globalThis as unknown as { socket: WebSocket };
      const arrivals = new BroadcastChannel('arrivals');
      const sentAt: number[] = [];
      for (const text of list) {
        const arrival = new Promise((resolve) =>
          arrivals.addEventListener('message', resolve, { once: true }),
        );
        sentAt.push(performance.timeOrigin + performance.now());
        socket.send(text);
        await arrival;
      }
      arrivals.close();
      return sentAt;
    }, texts);
  return (count) => race(sender, receiver, count, send);
}

async function prepareServer(
  world: BenchWorld,
  port: number,
  [sender, receiver]: readonly [Tab, Tab],
): Promise<Course> {
  const [creator] = world.creators;
  await receiver.run(listenLive, {
    token: creator?.token as string,
    address: `ws://127.0.0.1:${port}/live`,
  });
  // One person's limit is 240 messages a minute, so several take turns.
  const tokens = world.fans.map(({ token }) => token);
  let turn = 0;
  const send = (page: Tab, texts: string[]) =>
    page.run(
      async ([list, charId, senders]) => {
        const arrivals = new BroadcastChannel('arrivals');
        const sentAt: number[] = [];
        for (const [n, content] of list.entries()) {
          const arrival = new Promise((resolve) =>
            arrivals.addEventListener('message', resolve, { once: true }),
          );
          sentAt.push(performance.timeOrigin + performance.now());
          const response = await fetch('/v3/api/dialogue/charger', {
            method: 'POST',
            cache: 'no-store',
            headers: {
              authorization: `Bearer ${senders[n % senders.length]}`,
              'content-type': 'application/json',
            },
            body: JSON.stringify({ char_id: charId, content, client_id: content }),
          });
          if (!(await response.text()).includes('"code":2000')) throw new Error('a message was refused');
          await arrival;
        }
        arrivals.close();
        return sentAt;
      },
      [texts, creator?.charId as string, tokens.slice((turn = (turn + 50) % 350), turn + 50)] as const,
    );
  return (count) => race(sender, receiver, count, send);
}

/** Runs in the page: hears what is announced to this person. */
async function listenLive({ token, address }: { token: string; address: string }): Promise<void> {
  const arrivals = new Map<string, number>();
  Object.assign(globalThis, { arrivals });
  const answer = await fetch('/v1/api/user/im/token', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = (await answer.json()) as { data: { im_token: string } };
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const ready = new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
  socket.send(JSON.stringify({ im_token: data.im_token }));
  await ready;
  const heard = new BroadcastChannel('arrivals');
  socket.addEventListener('message', (event) => {
    const { type, message } = JSON.parse(event.data);
    if (type !== 'message.stored') return;
    arrivals.set(message.content, performance.timeOrigin + performance.now());
    heard.postMessage(message.content);
  });
}

async function race(
  sender: Tab,
  receiver: Tab,
  count: number,
  send: (page: Tab, texts: string[]) => Promise<number[]>,
): Promise<Trip[]> {
  const texts = Array.from({ length: count }, () => crypto.randomUUID());
  const sentAt = await send(sender, texts);
  const arrivals = new Map(
    await receiver.run(() => [...(globalThis as unknown as { arrivals: Map<string, number> }).arrivals]),
  );
  return texts.map((text, n) => ({
    text,
    sentAt: sentAt[n] ?? Number.NaN,
    arrivedAt: arrivals.get(text) ?? Number.NaN,
  }));
}
