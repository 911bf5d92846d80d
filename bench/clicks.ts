import type { Page } from '@playwright/test';
import { phone, withDemo } from './lib/demo.ts';
import { percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';

const slowdown = 4;
const rounds = 7;
const restMs = 700;

type Deed = { name: string; before?: (page: Page) => Promise<void>; act: (page: Page) => Promise<void> };

const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).tap();
const firstPost = (page: Page) => page.getByRole('article').first();
const backHome = async (page: Page) => {
  await page.goto('/home');
  await firstPost(page).waitFor();
};

/** What people do most, each from a page at rest. */
const deeds: readonly Deed[] = [
  { name: 'going to another page', act: (page) => bar(page, 'Discover') },
  { name: 'coming back', act: (page) => bar(page, 'Home') },
  { name: 'liking a post', act: (page) => firstPost(page).getByRole('button', { name: /^Like/ }).tap() },
  {
    name: 'opening the gift dialog',
    act: (page) => firstPost(page).getByRole('button', { name: 'Send a gift' }).tap(),
  },
  {
    name: 'opening the menu',
    before: backHome,
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
  },
  {
    name: 'typing a message',
    before: async (page) => {
      await page.goto('/messages');
      await page.getByRole('main').locator('a[href^="/messages/"]').first().tap();
      await page.getByLabel(/^Write to/).tap();
    },
    act: async (page) => page.keyboard.type('Hello', { delay: 120 }),
  },
];

/**
 * Interaction latency (Event Timing: input to next paint, steps of 8 ms) on a phone four times as slow as this
 * machine. Medians over rounds; the slowest deed is the promise.
 */
export async function measureClicks(): Promise<Measure[]> {
  return withDemo(async ({ open }) => {
    const page = await open(phone);
    await backHome(page);
    await slowDown(page);
    const times = new Map(deeds.map(({ name }) => [name, [] as number[]]));
    for (let round = 0; round < rounds; round++) {
      for (const deed of deeds) times.get(deed.name)?.push(await time(page, deed));
      await backHome(page);
    }
    const medians = [...times].map(([name, all]) => ({ name: `${name}, ms`, value: percentile(all, 0.5) }));
    const slowest = Math.max(...medians.map(({ value }) => value));
    return [
      ...medians,
      { name: `the slowest of these, CPU ${slowdown}x slower`, value: slowest, limit: { max: 80 } },
    ];
  });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function time(page: Page, { before, act }: Deed): Promise<number> {
  await before?.(page);
  await page.waitForTimeout(restMs);
  await page.evaluate('bench.takeLongestInteraction()');
  await act(page);
  await page.waitForTimeout(restMs);
  return page.evaluate<number>('bench.takeLongestInteraction()');
}
