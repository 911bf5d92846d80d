import type { Page } from '@playwright/test';
import { callAs } from '../../support/call-as.ts';
import { payWith } from '../../support/checkout-page.ts';
import { balanceOf } from '../../support/diamonds.ts';
import { findCharacter, findPost } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newFan, type Person } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

test('a card that was paid with is saved, another one can be added and made the default, and the charge has a receipt', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const page = await openAs(fan, '/wallet');
  await page.getByRole('button', { name: '515 diamonds' }).click();
  await payWith(page, 'Pays');
  await expect(page.getByText(/^Thank you\. Your diamonds are here/)).toBeVisible();

  await page.goto('/settings/payments/walletAndPaymentMethods');
  const cards = page.getByRole('region', { name: 'Saved cards' });
  await expect(cards.getByRole('listitem')).toHaveCount(1);
  await expect(cards.getByRole('listitem')).toContainText('Visa •••• 4242');
  await cards.getByRole('button', { name: 'Add a card' }).click();
  await page.getByRole('radio', { name: '4000 0025 0000 3155' }).check();
  await page.getByRole('button', { name: 'Add this card' }).click();
  await page.getByRole('link', { name: 'Back to Kindred' }).click();
  await expect(cards.getByRole('listitem')).toHaveCount(2);
  await cards.getByRole('button', { name: 'Make Visa •••• 3155 the default' }).click();
  await expect(cards.getByRole('listitem').first()).toContainText('3155');
  await expect(cards.getByRole('listitem').first()).toContainText('Default');
  await cards.getByRole('button', { name: 'Remove Visa •••• 4242' }).click();
  await expect(cards.getByText('What renews with it is charged to your default card.')).toBeVisible();
  await cards.getByRole('button', { name: 'Remove this card' }).click();
  await expect(cards.getByRole('listitem')).toHaveCount(1);

  await page.goto('/settings/payments/transactionHistory');
  await page
    .getByRole('region', { name: 'Receipts' })
    .getByRole('link', { name: /515 diamonds/ })
    .click();
  await expect(page.getByRole('heading', { name: /^Receipt K-\d+$/ })).toBeVisible();
  await expect(page.getByRole('article').getByText(fan.nickname)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^kindred-receipt-K-\d+\.pdf$/);
});

test('VIP brings its diamonds and ends with one click; a lucky box shows its odds and its proof; a post is bought by card', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const page = await openAs(fan, '/wallet');
  const vip = page.getByRole('region', { name: /^Kindred VIP/ });
  await vip.getByRole('button', { name: 'Begin VIP for $9.99 a month' }).click();
  await payWith(page, 'Pays');
  await expect(vip.getByText('Member')).toBeVisible();
  await expect(vip.getByText(/^Renews on .* for \$9\.99$/)).toBeVisible();
  await expect.poll(() => balanceOf(fan)).toBe(1300);
  await vip.getByRole('button', { name: 'Cancel VIP' }).click();
  await expect(vip.getByText(/^Canceled\. You have VIP until/)).toBeVisible();

  const boxes = page.getByRole('region', { name: 'Lucky boxes' });
  await expect(boxes.getByRole('table', { name: /Small box/ })).toContainText('45 %');
  await boxes.getByRole('button', { name: 'Open a Small box for 100 diamonds' }).click();
  await expect(boxes.getByText(/^You drew \d/)).toBeVisible();
  await boxes.getByRole('button', { name: 'Your draws' }).click();
  await expect(boxes.getByText(/ diamonds from a box for 100$/)).toBeVisible();

  await buyByCard(page, fan);
});

/** Without a diamond: the balance stays, and the post opens where it was locked. */
async function buyByCard(page: Page, fan: Person): Promise<void> {
  const character = await findCharacter(fan, 'chef_bastien');
  const { diary_id, price } = await findPost(
    fan,
    character,
    ({ price, media }) => price >= 50 && media[0]?.type === 'image',
  );
  const before = await balanceOf(fan);
  await page.goto(`/character/${character.char_id}?diary_id=${diary_id}`);
  const card = page.getByRole('region', { name: 'The post you came for' });
  const unlock = card.getByRole('button', { name: /^Unlock for/ });
  await unlock.click();
  const dialog = page.getByRole('dialog', { name: 'Unlock this post' });
  await dialog.getByRole('button', { name: `Pay $${(price / 100).toFixed(2)} by card` }).click();
  await payWith(page, 'Pays');
  await expectToast(page, 'Purchase success');
  await expect(unlock).toHaveCount(0);
  expect(await balanceOf(fan)).toBe(before);
  const receipts = async () => (await callAs(fan, 'listReceipts', {})).list.map(({ kind }) => kind);
  await expect.poll(receipts).toEqual(['post_sale', 'vip']);
}
