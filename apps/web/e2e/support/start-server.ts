import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../server/src/test/app/free-port.ts';
import { stopWithParent } from '../../../server/embedded-postgres/stop-with-parent.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

export type RunningServer = {
  origin: string;
  /** Ends it as an operator does, and gives its exit code. */
  stop: () => Promise<number | null>;
  /** Ends it as a power cut does. */
  kill: () => Promise<void>;
};

/** Starts a server that one test has for itself, with a demo world of its own; it ends with the test. */
export async function startOwnServer(
  atEnd: (end: () => unknown) => void,
  more: Record<string, string> = {},
): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kindred-e2e-own-'));
  atEnd(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startServer(await freePort(), dataDir, more);
  atEnd(server.stop);
  return server;
}

/**
 * Starts the product of this checkout on a port and a data folder of its own, and waits until it answers; `more` are further
 * environment variables.
 */
export async function startServer(
  port: number,
  dataDir: string,
  more: Record<string, string> = {},
): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`;
  const [program, ...args] = stopWithParent([process.execPath, 'scripts/start.ts']);
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PUBLIC_URL: origin,
      LOG_LEVEL: 'error',
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(origin, child);
  return {
    origin,
    stop: async () => {
      await end(child, 'SIGTERM');
      return child.exitCode;
    },
    kill: () => end(child, 'SIGKILL'),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

const lookEveryMs = 100;

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}
