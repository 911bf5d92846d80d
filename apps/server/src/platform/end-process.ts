import { setTimeout as sleep } from 'node:timers/promises';

const settleMs = 200;

/**
 * Ends the process with an exit code. `process.exit` joins the threads in which V8 compiles; one of them that waits for a
 * garbage collection, which only this thread can do, is waited for forever (nodejs/node#54918). Within these milliseconds of
 * doing nothing they come to an end.
 */
export async function endProcess(exitCode: number): Promise<never> {
  process.exitCode = exitCode;
  await sleep(settleMs);
  process.exit();
}
