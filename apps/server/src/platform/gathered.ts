import { setImmediate } from 'node:timers/promises';

/**
 * Makes of a question about many ids, answered by those of which it is true, one about a single id. Whatever is asked in one turn, or
 * while an earlier question is under way, is asked together: thousands who come back at once cost a few statements.
 */
export function gathered(
  listTrue: (ids: string[]) => Promise<ReadonlySet<string>>,
): (id: string) => Promise<boolean> {
  let asked: string[] = [];
  let next: Promise<ReadonlySet<string>> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const ask = async (before: Promise<unknown>) => {
    await Promise.allSettled([before, setImmediate()]);
    const ids = asked;
    [asked, next] = [[], undefined];
    return listTrue(ids);
  };
  return async (id) => {
    asked.push(id);
    if (!next) running = next = ask(running);
    return (await next).has(id);
  };
}
