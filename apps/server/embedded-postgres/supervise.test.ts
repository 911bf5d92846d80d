import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { ServerProcess } from './server-process.ts';
import { supervise } from './supervise.ts';

const times = { firstDelayMs: 1, maxDelayMs: 4, steadyAfterMs: 1000, giveUpAfterMs: 40 };

/** Stands for a server: a process that runs until it is ended. */
function sleeper(): ServerProcess {
  const child: ChildProcess = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 1e6)']);
  return { child, pid: child.pid ?? -1, port: 0 };
}

async function end({ child }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a server that cannot be started again is given up with the last reason', async () => {
  const attemptsOf = async () => {
    const first = sleeper();
    const givenUp = Promise.withResolvers<Error>();
    let attempts = 0;
    const stop = supervise(first, {
      restart: () => Promise.reject(new Error(`attempt ${++attempts}`)),
      log: () => {},
      onGivenUp: givenUp.resolve,
      times,
    });
    await end(first);
    expect((await givenUp.promise).message).toBe(`attempt ${attempts}`);
    await stop();
    return attempts;
  };
  // A machine that stands still meanwhile leaves time for one attempt alone: then once more.
  await expect.poll(attemptsOf).toBeGreaterThan(1);
});

test('a server that comes back after some attempts is stopped like the first one, and stays stopped', async () => {
  const first = sleeper();
  const started = Promise.withResolvers<ServerProcess>();
  let attempts = 0;
  const stop = supervise(first, {
    restart: async () => {
      if (++attempts < 3) throw new Error('not yet');
      const server = sleeper();
      started.resolve(server);
      return server;
    },
    log: () => {},
    onGivenUp: () => {},
    times: { ...times, giveUpAfterMs: 60_000 },
  });
  await end(first);
  const second = await started.promise;
  await stop();
  expect(second.child.signalCode).toBe('SIGINT');
  expect(attempts).toBe(3);
});
