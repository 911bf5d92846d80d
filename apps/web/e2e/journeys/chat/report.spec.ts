import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { answersOf, messages, openConversation, write } from '../../support/conversation.ts';
import { expect, test } from '../../support/kindred.ts';
import { tabTo } from '../../support/tab-to.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

const companion = 'dr_vega';

test('an answer of the AI is reported by keyboard, and its creator blocked in the same step', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  // What was being read of them when the block came.
  consoleErrors.allow(/status of 404/);
  const { fan, char_id, name, page } = await openConversation(openAs, origin, companion);
  await write(page, name, 'What is the nearest star?');
  // The greeting, and what is said to this.
  await expect(answersOf(page, name)).toHaveCount(2);
  const answer = answersOf(page, name).last();

  await answer.getByRole('button', { name: 'Message actions' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  await expect(dialog.getByText('The messages around it are sent along.')).toBeVisible();
  await tabTo(page, dialog.getByLabel('Somebody may be under 18'));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByLabel('Something without consent')).toBeChecked();
  await tabTo(page, dialog.getByRole('switch', { name: `Also block ${name}` }));
  await page.keyboard.press('Space');
  await expectNoAccessibilityViolations(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Send report' }));
  await page.keyboard.press('Enter');

  await expectToast(page, /^Report Success.*The safety team reads it/);
  await expectToast(page, 'Block Success');
  await expect(page).toHaveURL('/messages');
  const blocked = await callAs(fan, 'listBlocked', {});
  expect(blocked.list.map((person) => person.char_id)).toEqual([char_id]);
});

test('a conversation and whom it is with are reported from its menu, a creator from their page', async ({
  origin,
  openAs,
}) => {
  const { char_id, name, page } = await openConversation(openAs, origin, companion);
  await write(page, name, 'Good evening');
  await expect(messages(page).getByText('Good evening', { exact: true })).toBeVisible();
  await report(page, name, 'Report this conversation');
  await report(page, name, `Report ${name}`);
  await page.goto(`/character/${char_id}`);
  await report(page, name, `Report ${name}`);
});

/** Opens the menu or the sheet about somebody and reports what its entry of that name says. */
async function report(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  const options = page.getByRole('dialog').getByRole('tab', { name: 'Options' });
  await page.getByRole('menuitem', { name: entry }).or(options).click();
  if (await options.isVisible()) await page.getByRole('dialog').getByRole('button', { name: entry }).click();
  const dialog = page.getByRole('dialog', { name: entry });
  await dialog.getByLabel('Harassment or threats').check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expectToast(page, 'Report Success');
  await expect(dialog).toHaveCount(0);
}
