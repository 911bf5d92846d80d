import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { stopWithParent } from '../apps/server/embedded-postgres/stop-with-parent.ts';
import { type LiveClient, openLive } from './lib/live-client.ts';
import { httpPost, openConnection } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { type BenchServer, type BenchUser, createWorld, freePort, startServerProcess } from './lib/world.ts';

const idle = 5000;
const returning = 15_000;
/** Open before the first figure, so that what is loaded once counts for nothing. */
const warmUps = 500;
/** At a time; a browser that was cut off waits before it comes back, so not all knock in the same millisecond. */
const knocking = 400;
const settleMs = 3000;

/**
 * What a live connection of somebody signed in takes of the server's memory, and how soon many are back after a cut: beside a bare
 * server of WebSockets, to which the same clients come in the same run, because they take as much of the machine as it does.
 */
export async function measureConnections(): Promise<Measure[]> {
  const world = await createWorld({ fanNum: returning, creatorNum: 1 });
  const inspectPort = await freePort();
  const server = await startServerProcess(world, { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}` });
  const inspector = await openInspector(inspectPort);
  try {
    const tokens = await listImTokens(server, world.fans);
    const open = (from: number, to: number) => openAll(server, tokens.slice(from, to));
    for (const client of await open(0, warmUps)) client.drop();
    const before = await inspector.memory();
    const clients = await open(0, idle);
    const after = await inspector.memory();
    const perConnection = (name: 'rss' | 'used') => (after[name] - before[name]) / idle / 1000;
    clients.push(...(await open(idle, returning)));
    const seconds = await comeBack(clients, () => open(0, returning));
    const bareSeconds = await measureBareServer(tokens);
    return [
      {
        name: `memory of an idle connection at ${idle}, kB`,
        value: Math.max(perConnection('rss'), perConnection('used')),
        limit: { max: 12 },
      },
      { name: '  of which objects and buffers of JavaScript, kB', value: perConnection('used') },
      { name: `${returning} connections are back after, s`, value: seconds, limit: { max: 6 } },
      { name: '  of a bare WebSocket server, s', value: bareSeconds },
      { name: '  ours / the bare server', value: seconds / bareSeconds },
    ];
  } finally {
    inspector.close();
    await server.stop();
    await world.close();
  }
}

/** Cuts all off, and gives the seconds until as many are there again. */
async function comeBack(cut: LiveClient[], open: () => Promise<LiveClient[]>): Promise<number> {
  for (const client of cut) client.drop();
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const begun = performance.now();
  const again = await open();
  const seconds = (performance.now() - begun) / 1000;
  for (const client of again) client.drop();
  return seconds;
}

async function measureBareServer(tokens: readonly string[]): Promise<number> {
  const file = fileURLToPath(new URL('./lib/bare-socket-server.ts', import.meta.url));
  const [program, ...args] = stopWithParent([process.execPath, file]);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = await once(child.stdout, 'data');
    const open = () => openAll({ port: Number(port) }, tokens);
    return await comeBack(await open(), open);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

/** Each from one of a hundred addresses: one address has a limit per minute. */
async function openAll(
  { port }: Pick<BenchServer, 'port'>,
  imTokens: readonly string[],
): Promise<LiveClient[]> {
  const clients: LiveClient[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: knocking }, async () => {
      while (next < imTokens.length) {
        const index = next++;
        clients.push(
          await openLive(port, imTokens[index] ?? '', `127.0.${++addresses % 250}.${1 + (index % 250)}`),
        );
      }
    }),
  );
  return clients;
}
let addresses = 0;

async function listImTokens({ port }: BenchServer, people: readonly BenchUser[]): Promise<string[]> {
  const tokens: string[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      const connection = await openConnection(port);
      while (next < people.length) {
        const index = next++;
        const reply = await connection.send(
          httpPost('/v1/api/user/im/token', people[index]?.token ?? '', {}),
        );
        const { data } = JSON.parse(reply.slice(reply.indexOf('\r\n\r\n') + 4)) as {
          data: { im_token: string };
        };
        tokens[index] = data.im_token;
      }
      connection.close();
    }),
  );
  return tokens;
}

/** Asks the server's own engine (Chrome DevTools Protocol) for its memory, once it has tidied up. */
async function openInspector(port: number) {
  const list = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(list[0]?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve) => socket.once('open', resolve));
  let id = 0;
  const ask = (method: string, params = {}) =>
    new Promise<{ result?: { value?: unknown } }>((resolve) => {
      const own = ++id;
      const onMessage = (data: unknown) => {
        const answer = JSON.parse(String(data)) as { id?: number; result: { result?: { value?: unknown } } };
        if (answer.id !== own) return;
        socket.off('message', onMessage);
        resolve(answer.result);
      };
      socket.on('message', onMessage);
      socket.send(JSON.stringify({ id: own, method, params }));
    });
  return {
    memory: async () => {
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      for (let round = 0; round < 3; round++) await ask('HeapProfiler.collectGarbage');
      const { result } = await ask('Runtime.evaluate', {
        expression: 'JSON.stringify([process.pid, process.memoryUsage()])',
      });
      const [pid, usage] = JSON.parse(String(result?.value)) as [
        number,
        { heapUsed: number; external: number },
      ];
      const status = await readFile(`/proc/${pid}/status`, 'latin1');
      return {
        rss: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024,
        used: usage.heapUsed + usage.external,
      };
    },
    close: () => socket.terminate(),
  };
}
