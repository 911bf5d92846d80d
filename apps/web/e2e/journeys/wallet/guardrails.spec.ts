import type { Locator } from '@playwright/test';
import { payWith } from '../../support/checkout-page.ts';
import { balanceOf, topUp } from '../../support/diamonds.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newFan } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

test('a fan sets limits, takes a gift back, subscribes and cancels in as many clicks, and finds all of it on their bill', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  await topUp(fan, 1000);
  const before = await balanceOf(fan);
  const { char_id, name } = await findCharacter(fan, 'inspector_grey');
  const page = await openAs(fan, '/settings/payments/spending');

  // From now on they are asked above 400 diamonds, and a week ends at 30 dollars.
  await page.getByLabel('Limit in US dollars').fill('30');
  await page.getByLabel('Ask above this many diamonds').fill('400');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('$0.00 of $30.00')).toBeVisible();
  await expect(page.getByText('Nothing renews')).toBeVisible();

  await page.goto(`/messages/${char_id}`);
  await page.getByRole('button', { name: 'Send a gift' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Send Gift' });
  await dialog.getByRole('button', { name: '500 diamonds', exact: true }).click();
  // Enter in the field presses the button, which asks as well.
  await dialog.getByRole('textbox').first().press('Enter');
  await expect(dialog.getByText('You asked to confirm amounts above 400 diamonds.')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  // It goes by itself; pointed at as soon as it is there, it stays.
  const isPointedAt = undo.hover();
  await dialog.getByRole('button', { name: 'Yes, spend 500 diamonds' }).click();
  await isPointedAt;
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('button', { name: 'Take back' })).toBeVisible();
  await undo.click();
  await expectToast(page, 'Your gift was taken back');
  await expect(messages.getByText('took a gift back')).toBeVisible();
  expect(await balanceOf(fan)).toBe(before);

  let clicks = 0;
  const click = async (what: Locator) => {
    await what.click();
    clicks += 1;
  };
  await page.goto(`/character/${char_id}`);
  await click(page.getByRole('button', { name: /^Subscribe: 7 days free/ }).first());
  await click(page.getByRole('dialog').getByRole('button', { name: 'Start free trial' }));
  const clicksToSubscribe = clicks;
  await payWith(page, 'Pays');
  await expect(page.getByText('Subscribed', { exact: true })).toBeVisible();

  await page.goto('/settings/payments/spending');
  await expect(page.getByText('first charge after your trial')).toBeVisible();
  await expect(
    page.getByText('$9.99 in the next 30 days. Together they come to $119.88 a year.'),
  ).toBeVisible();

  clicks = 0;
  await page.goto(`/character/${char_id}`);
  await click(page.getByRole('link', { name: 'Manage' }).first());
  await click(page.getByRole('button', { name: `Cancel the subscription to ${name}` }));
  await expect(page.getByRole('button', { name: `Resume the subscription to ${name}` })).toBeVisible();
  expect(clicks).toBe(clicksToSubscribe);

  await page.goto('/settings/payments/purchases');
  await expect(page.getByRole('listitem').filter({ hasText: 'taken back' })).toContainText('500 diamonds');
});
