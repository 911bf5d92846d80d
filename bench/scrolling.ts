import type { CDPSession, Page } from '@playwright/test';
import { callAs } from '../apps/web/e2e/support/call-as.ts';
import { type Demo, phone, withDemo } from './lib/demo.ts';
import type { Measure } from './lib/measure.ts';

const cards = 200;
const pageSize = 10;
/** As fast as a thumb sends a feed on its way, and as an impatient one goes back. */
const speed = 4000;
const fastSpeed = 60_000;
const stepPx = 4000;
const rounds = 4;

/**
 * Scrolling through 200 cards of Following on a phone: frames that take long (Long Animation Frames: from the frame's
 * first task to its paint), and what memory is still held after going up and down again.
 */
export async function measureScrolling(): Promise<Measure[]> {
  return withDemo(async (demo) => {
    const page = await openLongFeed(demo);
    const session = await page.context().newCDPSession(page);
    await page.evaluate('bench.takeLongFrames()');
    for (let drawn = 0; drawn < cards; drawn = await page.locator('article').count()) {
      console.log(`        ${drawn} cards`);
      await scroll(session, stepPx, speed);
    }
    const frames = await page.evaluate<number[]>('bench.takeLongFrames()');
    const bottom = await page.evaluate<number>('window.scrollY');
    const heaps: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await scroll(session, -bottom, fastSpeed);
      await scroll(session, bottom, fastSpeed);
      heaps.push(await heapMegabytes(session));
    }
    return [
      {
        name: `frames of more than 50 ms while ${cards} cards are scrolled through`,
        value: frames.length,
        limit: { max: 0 },
      },
      { name: 'the longest of these, ms', value: Math.max(0, ...frames) },
      {
        name: `memory after going up and down ${rounds} times / after once`,
        value: (heaps.at(-1) ?? Number.NaN) / (heaps[0] ?? Number.NaN),
        limit: { max: 1.05 },
      },
      { name: `memory with ${cards} cards, MB`, value: heaps[0] ?? Number.NaN },
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

/** As a finger does, without the fling at its end. */
async function scroll(session: CDPSession, distance: number, pxPerSecond: number): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -distance,
    speed: pxPerSecond,
    gestureSourceType: 'touch',
    preventFling: true,
  });
}

async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
