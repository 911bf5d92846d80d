import type { Page } from '@playwright/test';
import { approveAtBank, payWith } from '../../support/checkout-page.ts';
import { expect, test } from '../../support/kindred.ts';
import { newFan } from '../../support/people.ts';

const diamonds = 515;

test('diamonds that are paid for are in the wallet and in its history', async ({ origin, openAs }) => {
  const page = await openAs(await newFan(origin), '/wallet');
  await expectBalance(page, 0);
  await expect(page.getByText('No transactions yet')).toBeVisible();
  await choosePackage(page);
  await payWith(page, 'Pays');
  await expect(page.getByText(`Thank you. Your diamonds are here; you now have ${diamonds}.`)).toBeVisible();
  await expectBalance(page, diamonds);
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveCount(1);
  await expect(history).toContainText('Diamonds bought');
  await expect(history).toContainText(`+${diamonds} diamonds`);

  // Thanked once: the address has forgotten the checkout.
  await expect(page).toHaveURL('/wallet');
  await page.reload();
  await expectBalance(page, diamonds);
  await expect(page.getByText(/Thank you/)).toHaveCount(0);
  await expect(history).toHaveCount(1);
});

test('a declined card charges nothing, and the person is told when they are back', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await newFan(origin), '/wallet');
  await choosePackage(page);
  await payWith(page, 'Is declined');
  await expect(page.getByRole('alert')).toContainText('The card was declined. Nothing was charged');
  await page.getByRole('link', { name: 'Back to Kindred' }).click();
  await expect(page.getByText('The payment was declined. Nothing was charged.')).toBeVisible();
  await expectBalance(page, 0);
  await expect(page.getByText('No transactions yet')).toBeVisible();
});

test('a card that asks the bank pays once the person has approved it', async ({ origin, openAs }) => {
  const page = await openAs(await newFan(origin), '/wallet');
  await choosePackage(page);
  await payWith(page, 'Asks you to confirm');
  await expect(page.getByRole('status')).toContainText('do you approve this payment?');
  await approveAtBank(page);
  await expectBalance(page, diamonds);
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(1);
});

async function choosePackage(page: Page): Promise<void> {
  await page.getByRole('button', { name: `${diamonds} diamonds` }).click();
}

async function expectBalance(page: Page, expected: number): Promise<void> {
  const balance = page.getByRole('region', { name: 'Your diamonds' });
  await expect(balance.getByText(`${expected} diamonds`, { exact: true })).toBeAttached();
}
