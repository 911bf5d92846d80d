import type { Page } from '@playwright/test';

const patienceMs = 30_000;

/** Waits until a page has its heading and what stands beside it, and shows no skeleton any more. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(isSettled, undefined, { timeout: patienceMs });
  await page.evaluate(() => document.fonts.ready);
}

// Runs in the page. A skeleton below the window is of a list that goes on there.
function isSettled(): boolean {
  const heading = [...document.querySelectorAll('h1')].some((element) => element.checkVisibility());
  const skeletons = [...document.querySelectorAll('.animate-glow')].filter((element) => {
    const { top, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < innerHeight;
  });
  // Discover lists by itself whom the panel beside it would suggest.
  const isBesideThere = [...document.querySelectorAll('aside')].every(
    (aside) => aside.childElementCount > 0 || location.pathname === '/discover',
  );
  return heading && isBesideThere && skeletons.length === 0;
}
