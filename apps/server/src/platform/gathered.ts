import { setImmediate } from 'node:timers/promises';

/**
 * Batches lookups of single ids into calls of `listTrue`, which returns the ids that satisfy a condition. All lookups
 * of one turn of the event loop, or of the time while an earlier call runs, share one call: thousands of clients that
 * reconnect at once cost a few statements.
 */
export function gathered(
  listTrue: (ids: string[]) => Promise<ReadonlySet<string>>,
): (id: string) => Promise<boolean> {
  let pendingIds: string[] = [];
  let next: Promise<ReadonlySet<string>> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const askNext = async (before: Promise<unknown>) => {
    await Promise.allSettled([before, setImmediate()]);
    const ids = pendingIds;
    [pendingIds, next] = [[], undefined];
    return listTrue(ids);
  };
  return async (id) => {
    pendingIds.push(id);
    if (!next) running = next = askNext(running);
    return (await next).has(id);
  };
}
