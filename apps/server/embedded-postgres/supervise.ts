import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';
import { stopServer } from './stop-stale-server.ts';

const usualTimes = {
  firstDelayMs: 100,
  maxDelayMs: 2000,
  /** A server that ran for this long had nothing wrong with its start. */
  steadyAfterMs: 30_000,
  giveUpAfterMs: 60_000,
};

type Options = {
  /** Starts the server once more, on the same port. */
  restart: () => Promise<ServerProcess>;
  log: (line: string) => void;
  onGivenUp: (error: Error) => void;
  times?: typeof usualTimes;
};

/**
 * Starts the server again whenever it ends by itself, at once and then less and less often, up to every 2 s. After a
 * minute without success `onGivenUp` is called with the reason. Gives the function that stops the server for good.
 */
export function supervise(first: ServerProcess, options: Options): () => Promise<void> {
  const { firstDelayMs, maxDelayMs, steadyAfterMs, giveUpAfterMs } = options.times ?? usualTimes;
  const stopping = new AbortController();
  let server = first;
  let restarting: Promise<void> | undefined;
  let delayMs = firstDelayMs;

  const watch = () => {
    const startedAt = performance.now();
    server.child.once('exit', () => {
      if (stopping.signal.aborted) return;
      if (performance.now() - startedAt > steadyAfterMs) delayMs = firstDelayMs;
      options.log('PostgreSQL ended by itself and is started again.');
      restarting = restart();
    });
  };
  const restart = async () => {
    const endedAt = performance.now();
    while (!stopping.signal.aborted) {
      await sleep(delayMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      delayMs = Math.min(delayMs * 2, maxDelayMs);
      try {
        server = await options.restart();
        return watch();
      } catch (error) {
        options.log((error as Error).message);
        if (performance.now() - endedAt > giveUpAfterMs) return options.onGivenUp(error as Error);
      }
    }
  };
  // Where the kernel does not tell the server of our end.
  const stopOnExit = () => server.child.kill('SIGINT');

  watch();
  process.on('exit', stopOnExit);
  return async () => {
    stopping.abort();
    await restarting;
    process.off('exit', stopOnExit);
    await stopServer(server.pid);
  };
}
