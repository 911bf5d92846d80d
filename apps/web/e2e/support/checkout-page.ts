import type { Page } from '@playwright/test';

/** At the sandbox checkout: chooses a test card by what it does, and pays. */
export async function payWith(
  page: Page,
  card: 'Pays' | 'Is declined' | 'Asks you to confirm',
): Promise<void> {
  // Several cards pay at first; the first of them only pays.
  await page.getByRole('radio', { name: card }).first().check();
  await page.getByRole('button', { name: /^(Pay|Start the trial)/ }).click();
}

/** The bank's question of 3-D Secure. */
export async function approveAtBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve the payment' }).click();
}
