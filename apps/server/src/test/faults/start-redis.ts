import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopWithParent } from '../../../embedded-postgres/stop-with-parent.ts';
import { freePort } from '../app/free-port.ts';
import { findProgram } from './find-program.ts';
import { programs } from './programs.ts';

export type TestRedis = {
  url: string;
  /** Ends it as a power failure does. */
  kill: () => Promise<void>;
  /** Starts it again on the same port. */
  start: () => Promise<void>;
  /** Keeps its connections open and answers nothing. */
  freeze: () => void;
  thaw: () => void;
};

/** Starts a real Redis on a free port of the loopback address, without persistence; installs it when it is missing. */
export async function startRedis(): Promise<TestRedis> {
  const program = findProgram(programs.redis);
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async () => {
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const [command, ...args] = stopWithParent([program, ...words]);
    child = spawn(command, args, { stdio: 'ignore' });
    while (!(await isListening(port))) {
      if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
      await sleep(20);
    }
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
