import type { Page } from '@playwright/test';
import { type ConsoleErrors, ofEndedSession } from './console-errors.ts';

/** Logs out, and means it. What pages and other tabs are asking for at that moment may be refused. */
export async function logOut(page: Page, consoleErrors: ConsoleErrors): Promise<void> {
  consoleErrors.allow(ofEndedSession);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
}
