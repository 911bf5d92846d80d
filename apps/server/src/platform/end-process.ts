import { setTimeout as sleep } from 'node:timers/promises';

const settleMs = 200;

/**
 * Ends the process with an exit code, after a pause of `settleMs`. `process.exit` joins V8's compiler threads; a
 * compiler thread that waits for a garbage collection, which only the main thread can run, would block it forever
 * (nodejs/node#54918). Compilations finish during the pause.
 */
export async function endProcess(exitCode: number): Promise<never> {
  process.exitCode = exitCode;
  await sleep(settleMs);
  process.exit();
}
