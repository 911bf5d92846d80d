import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { WebSocketServer } from 'ws';
import playwrightConfig from '../playwright.config.ts';
import { percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { type BenchWorld, createWorld, startServerProcess } from './lib/world.ts';

const messages = 200;
const rounds = 4;
/** Sends `count` messages from one tab and gives the milliseconds each took to the other. */
type Course = (count: number) => Promise<number[]>;

/**
 * From sending a message in one browser tab to its arrival in another one: stored, counted and announced by us,
 * against a relay that only passes frames on. Bare pages without our app on either side, one message after the
 * other, both taking turns.
 */
export async function measureChat(): Promise<Measure[]> {
  const world = await createWorld();
  const server = await startServerProcess(world);
  const relay = await startRelay();
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    const context = await browser.newContext({ bypassCSP: true });
    const pages = await Promise.all([context.newPage(), context.newPage()]);
    const relayPages = await Promise.all([context.newPage(), context.newPage()]);
    const ours = await prepareServer(world, server.port, pages as [Page, Page]);
    const bare = await prepareRelay(relay.port, relayPages as [Page, Page]);
    const oursMs: number[] = [];
    const bareMs: number[] = [];
    await ours(messages);
    await bare(messages);
    for (let round = 0; round < rounds; round++) {
      bareMs.push(...(await bare(messages)));
      oursMs.push(...(await ours(messages)));
    }
    const ratio = (share: number) => percentile(oursMs, share) / percentile(bareMs, share);
    return [
      {
        name: 'p99 of a stored message to the other tab / a bare relay',
        value: ratio(0.99),
        limit: { max: 4 },
      },
      { name: 'the same at the median', value: ratio(0.5) },
      { name: 'p99 of ours, ms', value: percentile(oursMs, 0.99) },
      { name: 'p99 of the relay, ms', value: percentile(bareMs, 0.99) },
    ];
  } finally {
    await browser.close();
    relay.close();
    await server.stop();
    await world.close();
  }
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

async function prepareRelay(port: number, [sender, receiver]: [Page, Page]): Promise<Course> {
  for (const page of [sender, receiver]) {
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.evaluate(async (address) => {
      const socket = new WebSocket(address);
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      Object.assign(globalThis, { socket, arrivals: new Map<string, number>() });
    }, `ws://127.0.0.1:${port}/`);
  }
  await receiver.evaluate(() => {
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
  const send = (page: Page, texts: string[]) =>
    page.evaluate(async (list) => {
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
  [sender, receiver]: [Page, Page],
): Promise<Course> {
  const [creator] = world.creators;
  for (const page of [sender, receiver]) await page.goto(`http://127.0.0.1:${port}/healthz`);
  await receiver.evaluate(listenLive, {
    token: creator?.token as string,
    address: `ws://127.0.0.1:${port}/live`,
  });
  // One person's limit is 240 messages a minute, so several take turns.
  const tokens = world.fans.map(({ token }) => token);
  let turn = 0;
  const send = (page: Page, texts: string[]) =>
    page.evaluate(
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
  sender: Page,
  receiver: Page,
  count: number,
  send: (page: Page, texts: string[]) => Promise<number[]>,
): Promise<number[]> {
  const texts = Array.from({ length: count }, () => crypto.randomUUID());
  const sentAt = await send(sender, texts);
  await receiver.waitForFunction(
    (last) => (globalThis as unknown as { arrivals: Map<string, number> }).arrivals.has(last),
    texts.at(-1) as string,
    { timeout: 10_000 },
  );
  const arrivals = new Map(
    await receiver.evaluate(() => [...(globalThis as unknown as { arrivals: Map<string, number> }).arrivals]),
  );
  return texts.map((text, n) => (arrivals.get(text) ?? Number.NaN) - (sentAt[n] ?? Number.NaN));
}
