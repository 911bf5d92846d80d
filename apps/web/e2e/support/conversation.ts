import type { Locator, Page } from '@playwright/test';

/** The messages of the open conversation. */
export function messages(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' });
}

/** What the companion of `name` has said for good, its greeting first. */
export function answersOf(page: Page, name: string): Locator {
  const finished = page.getByRole('button', { name: 'Message actions' });
  return messages(page)
    .getByRole('article')
    .filter({ hasText: `AI companion of ${name}` })
    .filter({ has: finished });
}

/** Writes and sends. */
export async function write(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel(`Write to ${name}`).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}
