import { expect, type Page } from '@playwright/test';

/** How far down a page is scrolled, in pixels, once it stays there: pictures above come late, and smooth ways take a while. */
export async function restingPlace(page: Page): Promise<number> {
  let place = Number.NaN;
  await expect(async () => {
    const before = place;
    place = await page.evaluate(() => scrollY);
    expect(place).toBe(before);
  }).toPass({ intervals: [300] });
  return place;
}
