import type { Page } from '@playwright/test';

/** Chooses Chinese behind the viewer's face in the side bar. */
export async function switchToChinese(page: Page): Promise<void> {
  await page.getByRole('button', { name: /: account and appearance$/ }).click();
  await page.getByRole('button', { name: '中文', exact: true }).click();
  await page.keyboard.press('Escape');
}
