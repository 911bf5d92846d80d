import { expect, type Locator, type Page } from '@playwright/test';

const maxSteps = 80;

/** Goes on with Tab until the focus is on `target`, and asks that it can be seen there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement))
      return expectFocusShown(target);
  }
  throw new Error(`Tab does not reach ${target}`);
}

async function expectFocusShown(target: Locator): Promise<void> {
  const isShown = () =>
    target.evaluate((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return element.matches(':focus-visible') && (hasOutline || boxShadow !== 'none');
    });
  await expect.poll(isShown, `the focus on ${target} can be seen`).toBe(true);
}
