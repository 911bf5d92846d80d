import type { Locator, Page } from '@playwright/test';
import { laptop, withDemo } from './lib/demo.ts';
import { percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';

const limit = { max: 100 };
const rounds = 8;
// More than the views that stay alive, so that each page is drawn again.
const creators = 12;
const restMs = 250;

// The menu's places, and what else is there once a page has its content rather than its outline.
const places: readonly [string, string][] = [
  ['Discover', 'main article'],
  ['Messages', 'main a[href^="/messages/"]'],
  ['Wallet', 'main section'],
  ['Profile', 'main section, main article'],
  ['Home', 'main article'],
];

/**
 * From a click on a link to the frame in which the page behind it shows its content; code and data are there from an
 * earlier visit. Between views that were kept alive, and to creators' pages that are drawn again.
 */
export async function measureRouteChange(): Promise<Measure[]> {
  return withDemo(async ({ open }) => {
    const page = await open(laptop);
    await page.goto('/home');
    await page.getByRole('article').first().waitFor();
    const kept = await visitMenu(page);
    const anew = await visitCreators(page);
    return [
      { name: 'to a page that was kept alive: median, ms', value: percentile(kept, 0.5), limit },
      { name: 'the same, p90', value: percentile(kept, 0.9), limit },
      { name: "to a creator's page drawn anew: median, ms", value: percentile(anew, 0.5), limit },
      { name: 'the same, p90', value: percentile(anew, 0.9), limit },
    ];
  });
}

async function visitMenu(page: Page): Promise<number[]> {
  const visit = async () => {
    const times: number[] = [];
    for (const [name, content] of places) {
      const link = page.getByRole('complementary', { name: 'Menu' }).getByRole('link', { name });
      times.push(await timeClick(page, link, { heading: name, content }));
    }
    return times;
  };
  await visit();
  const all: number[] = [];
  for (let round = 0; round < rounds; round++) all.push(...(await visit()));
  return all;
}

async function visitCreators(page: Page): Promise<number[]> {
  const toDiscover = page
    .getByRole('complementary', { name: 'Menu' })
    .getByRole('link', { name: 'Discover' });
  const links = page
    .locator('main article a[href^="/character/"]:not([aria-hidden])')
    .filter({ visible: true });
  const visit = async () => {
    const times: number[] = [];
    for (let at = 0; at < creators; at++) {
      await toDiscover.click();
      await page.getByRole('heading', { name: 'Discover', level: 1 }).waitFor();
      const link = links.nth(at);
      const heading = (await link.textContent()) ?? '';
      times.push(await timeClick(page, link, { heading, content: '[role=feed] article' }));
    }
    return times;
  };
  await visit();
  return [...(await visit()), ...(await visit())];
}

type Goal = { heading: string; content: string };

async function timeClick(page: Page, link: Locator, goal: Goal): Promise<number> {
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(restMs);
  const shown = page.evaluate<number>(`bench.timeToContent(${JSON.stringify(goal)})`);
  await link.click();
  return shown;
}
