import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../../embedded-postgres/start-embedded-postgres.ts';
import { stopWithParent } from '../../../embedded-postgres/stop-with-parent.ts';
import { readConfig } from '../../config.ts';
import type { Context } from '../../context.ts';
import { createContext } from '../../create-context.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { migrateJobs } from '../../platform/jobs/jobs.ts';
import { freePort } from './free-port.ts';

const mainFile = new URL('../../main.ts', import.meta.url).pathname;

export type ServerRun = {
  origin: string;
  child: ChildProcess;
  /** Its output so far. */
  output: { stdout: string; stderr: string };
  /** Ends it as an operator does. */
  stop: () => Promise<void>;
  /** Ends it as a power failure does. */
  kill: () => Promise<void>;
};

/** Runs the server in a process of its own, with real sign-in configured unless `env` says otherwise. */
export function runServer(env: Record<string, string>): ServerRun {
  const [command, ...args] = stopWithParent([process.execPath, mainFile]);
  const child = spawn(command, args, {
    env: { ...process.env, GOOGLE_CLIENT_ID: 'test', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk: Buffer) => {
      output[name] += String(chunk);
    });
  }
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded(child)) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    origin: `http://127.0.0.1:${env.PORT ?? 3000}`,
    child,
    output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Runs the server on a free port and waits until it is ready. */
export async function startServer(env: Record<string, string>): Promise<ServerRun> {
  const run = runServer({ PORT: String(await freePort()), ...env });
  await untilReady(run);
  return run;
}

/** Waits until the server is ready. Throws when it exits before. */
export async function untilReady({ origin, child, output }: ServerRun): Promise<void> {
  for (;;) {
    if (hasEnded(child)) throw new Error(`the server ended: ${output.stderr}`);
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Opens the embedded database of a folder; the server must not run meanwhile. */
export async function inDatabase<Result>(
  dataDir: string,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await migrate(postgres.connectionString);
  const config = readConfig({ DATA_DIR: dataDir, GOOGLE_CLIENT_ID: 'test' });
  const { context, close } = await createContext(config, { ...postgres, log: pino({ level: 'silent' }) });
  await migrateJobs(context.pool);
  try {
    return await work(context);
  } finally {
    await close();
    await postgres.stop();
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
