import type { Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds: when, how long by the clock, and how long on a processor. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { startTime?: number } };
};

const mark = 'bench-main-thread';
const categories = ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/**
 * Records what the page's main thread does. The function that ends it gives another: the milliseconds of processor time
 * that the thread spent between two moments of the page's own clock (`performance.now()`). Other work of the machine is not
 * in it.
 */
export async function recordMainThread(
  page: Page,
): Promise<() => Promise<(from: number, to: number) => number>> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser of its own');
  await browser.startTracing(page, { categories });
  await page.evaluate((name) => performance.mark(name), mark);
  return async () => {
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const events = trace.traceEvents;
    const start = events.find(({ name }) => name === mark);
    if (start?.args.data?.startTime === undefined) throw new Error('the trace does not have its mark');
    const zero = start.ts - start.args.data.startTime * 1000;
    const tasks = events.filter(
      ({ name, pid, tid }) => name === 'RunTask' && pid === start.pid && tid === start.tid,
    );
    return (from, to) => {
      const [begin, end] = [zero + from * 1000, zero + to * 1000];
      const within = tasks.filter(({ ts, dur = 0 }) => ts + dur > begin && ts < end);
      return within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
    };
  };
}
