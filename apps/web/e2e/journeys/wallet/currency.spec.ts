import type { Page } from '@playwright/test';
import { payWith } from '../../support/checkout-page.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newFan } from '../../support/people.ts';

type Figures = { pack: string; month: string; packUsd: string };

test('fans who pay in euros and in yen see the same figure before, at and after the checkout, for a pack and a subscription', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const { char_id: charId, name } = await findCharacter(fan, 'theo_lowend');

  // In Germany it is the euro without being asked for.
  const berlin = await openAs(fan, '/settings/payments/walletAndPaymentMethods', {
    timezoneId: 'Europe/Berlin',
  });
  const currency = berlin.getByLabel('I pay in');
  await expect(currency.locator('option:checked')).toHaveText('The currency of my region: Euro (EUR)');
  await buyAndSubscribe(berlin, charId, name, { pack: '€4.30', month: '€17.30', packUsd: '$5.00' });

  // Elsewhere the yen is chosen, which has no digits behind the point.
  const other = await openAs(await newFan(origin), '/settings/payments/walletAndPaymentMethods');
  await expect(other.getByRole('button', { name: '515 diamonds' })).toContainText('$5.00');
  await other.getByLabel('I pay in').selectOption({ label: 'Japanese Yen (JPY)' });
  await expect(other.getByRole('button', { name: '515 diamonds' })).toContainText('¥750');
  await buyAndSubscribe(other, charId, name, { pack: '¥750', month: '¥2,989', packUsd: '$5.00' });
});

async function buyAndSubscribe(
  page: Page,
  charId: string,
  name: string,
  { pack, month, packUsd }: Figures,
): Promise<void> {
  await page.goto('/wallet');
  const button = page.getByRole('button', { name: '515 diamonds' });
  await expect(button).toContainText(pack);
  await button.click();
  await expect(page.getByRole('definition').filter({ hasText: pack })).toBeVisible();
  await expect(page.getByRole('button', { name: `Pay ${pack}` })).toBeVisible();
  await payWith(page, 'Pays');
  await expect(page.getByText(/^Thank you\. Your diamonds are here/)).toBeVisible();

  await page.goto(`/character/${charId}`);
  await page
    .getByRole('button', { name: new RegExp(`^Subscribe for ${escaped(month)}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(new RegExp(`^${escaped(month)}`)).first()).toBeVisible();
  await dialog.getByRole('button', { name: new RegExp(escaped(month)) }).click();
  await expect(page.getByRole('button', { name: `Pay ${month}` })).toBeVisible();
  await payWith(page, 'Pays');
  await expect(page.getByText('Subscribed', { exact: true })).toBeVisible();

  await page.goto('/settings/payments/manageSubscriptions');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(month);
  await page.goto('/settings/payments/transactionHistory');
  const receipts = page.getByRole('region', { name: 'Receipts' });
  await expect(receipts.getByRole('link', { name: new RegExp(name) })).toContainText(month);
  await receipts.getByRole('link', { name: /515 diamonds/ }).click();
  const receipt = page.getByRole('article');
  await expect(receipt.getByRole('definition').filter({ hasText: pack })).toBeVisible();
  await expect(receipt.getByRole('definition').filter({ hasText: packUsd })).toBeVisible();
}

function escaped(text: string): string {
  return text.replace(/[.$]/g, '\\$&');
}
