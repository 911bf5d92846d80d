import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls down until a clip's player, or a part of it, is there: it comes once its place is in view. */
export async function bringIntoView(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    if ((await part.count()) === 0) await page.mouse.wheel(0, 500);
    await expect(part.first()).toBeAttached({ timeout: 500 });
  }).toPass();
  await part.first().scrollIntoViewIfNeeded();
}
