import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Passes on what `from` sends, and its end: each piece `delayMs()` after it came, and none before an earlier one. */
export function passOn(from: Socket, to: Socket, delayMs: () => number): void {
  let passed = Promise.resolve();
  const later = (pass: () => void) => {
    const due = performance.now() + delayMs();
    passed = passed.then(async () => {
      await wait(Math.max(0, due - performance.now()));
      if (!to.destroyed) pass();
    });
  };
  from.on('data', (piece) => later(() => to.write(piece)));
  from.on('end', () => later(() => to.end()));
  from.on('error', () => later(() => to.destroy()));
}
