import type { CDPSession, Page } from '@playwright/test';
import { callAs } from '../apps/web/e2e/support/call-as.ts';
import { type Demo, phone, withDemo } from './lib/demo.ts';
import { recordMainThread } from './lib/main-thread.ts';
import type { Measure } from './lib/measure.ts';

const cards = 200;
const pageSize = 10;
/** As fast as a thumb sends a feed on its way, and as an impatient one goes back. */
const speed = 4000;
const fastSpeed = 60_000;
const stepPx = 4000;
/** After so long it is over, however far it came: a quiet machine needs a third of that. */
const patienceMs = 90_000;
const rounds = 4;
const longMs = 50;
/** A step of a second, or the whole way back, on a machine that has other things to do as well. */
const gestureLimitMs = 30_000;

type Frame = { startTime: number; duration: number; cause: string };

/**
 * Scrolling through 200 cards of Following on a phone: frames that take long (Long Animation Frames: from the frame's
 * first task to its paint) because of the page itself, which is what counts: in processor time of its main thread. And
 * what is still held after going up and down again.
 */
export async function measureScrolling(): Promise<Measure[]> {
  return withDemo(async (demo) => {
    const page = await openLongFeed(demo);
    const session = await page.context().newCDPSession(page);
    const { frames, drawn } = await scrollThrough(page, session);
    const bottom = await page.evaluate<number>('window.scrollY');
    const held: Held[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await scroll(session, -bottom, fastSpeed);
      await scroll(session, bottom, fastSpeed);
      held.push(await heldBy(session));
      console.log('       ', JSON.stringify(held.at(-1)));
    }
    const ownMs = frames.map(({ ownMs }) => ownMs);
    return [
      { name: `cards scrolled through in ${patienceMs / 1000} s`, value: drawn, limit: { min: cards } },
      {
        name: `frames of more than ${longMs} ms of our own while they are scrolled through`,
        value: ownMs.filter((ms) => ms > longMs).length,
        limit: { max: 0 },
      },
      { name: 'the longest of these, ms', value: Math.max(0, ...ownMs) },
      { name: `frames of more than ${longMs} ms, also because of others`, value: frames.length },
      ...(['heapMB', 'nodes', 'listeners'] as const).map((what) => ({
        name: `${heldNames[what]} after going up and down ${rounds} times / after once`,
        value: (held.at(-1)?.[what] ?? Number.NaN) / (held[0]?.[what] ?? Number.NaN),
        limit: { max: 1.05 },
      })),
      { name: 'memory with all cards, MB', value: held[0]?.heapMB ?? Number.NaN },
    ];
  });
}

/** Home, whose feed goes on with the posts of the demo world again and again, each time as posts of their own. */
async function openLongFeed({ fan, open }: Demo): Promise<Page> {
  const { list } = await callAs(fan, 'listFollowingFeed', { size: 50 });
  const page = await open({ ...phone, serviceWorkers: 'block' });
  await page.route('**/home/following/list*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const posts = Array.from({ length: pageSize }, (_, at) => {
      const number = from + at;
      return { ...list[number % list.length], diary_id: String(1_000_000 + number) };
    });
    const data = { list: posts, page: 1, total_page: 100, count: 1000, next: String(from + pageSize) };
    return route.fulfill({ json: { code: 2000, msg: 'Success', data } });
  });
  // The server knows nothing of these posts.
  await page.route('**/home/seen*', (route) =>
    route.fulfill({ json: { code: 2000, msg: 'Success', data: {} } }),
  );
  await page.goto('/home');
  await page.getByRole('article').nth(3).waitFor();
  return page;
}

/**
 * Down to the last card, as far as there is time. Gives how many cards were drawn, and the long frames on the way, each
 * with what was the page's own of it.
 */
async function scrollThrough(
  page: Page,
  session: CDPSession,
): Promise<{ drawn: number; frames: (Frame & { ownMs: number })[] }> {
  await page.evaluate('bench.takeLongFrames()');
  const endRecord = await recordMainThread(page);
  const endsAt = performance.now() + patienceMs;
  let drawn = 0;
  while (drawn < cards && performance.now() < endsAt) {
    await scroll(session, stepPx, speed);
    drawn = await page.locator('article').count();
  }
  const frames = await page.evaluate<Frame[]>('bench.takeLongFrames()');
  const timeBetween = await endRecord();
  const own = frames.map((frame) => ({
    ...frame,
    ownMs: timeBetween(frame.startTime, frame.startTime + frame.duration),
  }));
  for (const { ownMs, duration, cause } of own.filter(({ ownMs }) => ownMs > longMs / 2))
    console.log(`        ${ownMs.toFixed(0)} of ${duration.toFixed(0)} ms: ${cause}`);
  return { drawn, frames: own };
}

/**
 * As fast as a finger, without the fling at its end. By a wheel: touches that the browser makes up do not move a page with a
 * touch screen that is made up as well.
 */
async function scroll(session: CDPSession, distance: number, pxPerSecond: number): Promise<void> {
  const gesture = session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -distance,
    speed: pxPerSecond,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`scrolling took more than ${gestureLimitMs} ms`)),
    gestureLimitMs,
  );
  await Promise.race([gesture, tooLong]).finally(() => clearTimeout(timer));
}

type Held = { heapMB: number; nodes: number; listeners: number };
const heldNames: Record<keyof Held, string> = {
  heapMB: 'memory',
  nodes: 'nodes',
  listeners: 'event listeners',
};

/** What is left once everything that nobody needs was given back. */
async function heldBy(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { heapMB: usedSize / 1_000_000, nodes, listeners };
}
