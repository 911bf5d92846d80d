import type { Page } from '@playwright/test';

/** At /login: agrees and goes to the built-in provider. */
export async function goToProvider(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('heading', { name: 'Choose who to be' }).waitFor();
}

/** Makes a new person there. */
export async function beSomeoneNew(page: Page, name: string): Promise<void> {
  await page.getByLabel('Someone new').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Picks a person who has been here before. */
export async function beSomeoneKnown(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
}
