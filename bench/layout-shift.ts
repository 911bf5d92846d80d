import type { BrowserContextOptions } from '@playwright/test';
import { findCharacter } from '../apps/web/e2e/support/find-in-world.ts';
import { type Demo, laptop, phone, withDemo } from './lib/demo.ts';
import type { Measure } from './lib/measure.ts';

const limit = { max: 0.02 };
// Everything comes late and one after the other: what has no place of its own then shows.
const delaysMs: readonly [RegExp, number][] = [
  [/\.woff2$/, 900],
  [/\/media\//, 600],
  [/\/v[13]\//, 300],
];
const settleMs = 2500;
const screens = 3;

/** Cumulative layout shift (its worst session window, as web.dev defines it) of pages whose parts come late. */
export async function measureLayoutShift(): Promise<Measure[]> {
  return withDemo(async (demo) => {
    const { char_id } = await findCharacter(demo.fan, 'amara_stretches');
    const pages = ['/home', `/character/${char_id}`, '/discover', '/messages', '/profile'];
    const measures: Measure[] = [];
    for (const path of pages) {
      const shifts = [await shiftOf(demo, path, phone), await shiftOf(demo, path, laptop)];
      measures.push({ name: `layout shift of ${path}, phone or laptop`, value: Math.max(...shifts), limit });
    }
    return measures;
  });
}

async function shiftOf(demo: Demo, path: string, device: BrowserContextOptions): Promise<number> {
  const page = await demo.open(device);
  for (const [url, ms] of delaysMs) {
    await page.route(url, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await route.continue().catch(() => undefined);
    });
  }
  await page.goto(path);
  await page.waitForTimeout(settleMs);
  for (let screen = 0; screen < screens; screen++) {
    await page.mouse.wheel(0, device.viewport?.height ?? 800);
    await page.waitForTimeout(settleMs / 3);
  }
  const worst = await page.evaluate<number>('bench.worstShift()');
  await page.context().close();
  return worst;
}
