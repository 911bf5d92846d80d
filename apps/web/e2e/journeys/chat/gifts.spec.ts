import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callAs } from '../../support/call-as.ts';
import { payWith } from '../../support/checkout-page.ts';
import { openConversation } from '../../support/conversation.ts';
import { balanceOf, topUp } from '../../support/diamonds.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

const receiver = 'amara_stretches';

test('the gift dialog opens with 300, offers five amounts and warns outside of its range', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const { char_id } = await findCharacter(fan, receiver);
  const page = await openAs(fan, `/character/${char_id}`);
  const dialog = await openGiftDialog(page);
  const amount = dialog.getByLabel('Diamonds', { exact: true });
  await expect(amount).toHaveValue('300');
  for (const preset of [200, 300, 500, 800, 1000]) {
    await dialog
      .getByRole('button', { name: `${preset.toLocaleString('en')} diamonds`, exact: true })
      .click();
    await expect(amount).toHaveValue(String(preset));
    await expect(dialog.getByRole('button', { name: /^Send [\d,]+ diamonds$/ })).toBeEnabled();
  }
  for (const outside of ['', '199', '10001']) {
    await amount.fill(outside);
    await expect(dialog.getByText('Please enter 100-10000')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  }
  await amount.press('Enter');
  await expect(dialog).toBeVisible();
  await amount.fill('12a3456');
  await expect(amount).toHaveValue('12345');
  await amount.fill('200');
  await expect(dialog.getByText('Please enter 100-10000')).toHaveCount(0);
  await expect(dialog.getByText('From 200 to 10,000 diamonds')).toBeVisible();
});

test('a gift leaves the wallet, appears in the conversation, and its giver sees the creator’s thanks', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  await topUp(fan, 500);
  const before = await balanceOf(fan);
  const { char_id } = await findCharacter(fan, receiver);
  const page = await openAs(fan, `/messages/${char_id}`);
  const dialog = await openGiftDialog(page);
  await dialog.getByRole('button', { name: 'Send 300 diamonds' }).click();
  await expectToast(page, 'Reward Success');
  await expect(dialog).toHaveCount(0);
  const messages = page.getByRole('region', { name: 'Messages' });
  const gift = messages.getByRole('article').filter({ hasText: 'sent a gift' });
  await expect(gift).toContainText('300 diamonds');
  expect(await balanceOf(fan)).toBe(before - 300);
  const creator = await openAs(await demoCreator(origin, receiver), `/messages/${fan.userId}`);
  await creator.getByRole('button', { name: 'Say thanks' }).click();
  await expect(creator.getByText('You said thanks ❤️')).toBeVisible();
  await expect(gift).toContainText('thanks you ❤️');
});

test('a gift without the diamonds for it leads over the wallet back to the dialog and is sent', async ({
  origin,
  openAs,
}) => {
  const { fan, char_id, page } = await openConversation(openAs, origin, receiver);
  const dialog = await openGiftDialog(page);
  await dialog.getByLabel('Diamonds', { exact: true }).fill('450');
  const send = dialog.getByRole('button', { name: 'Send 450 diamonds', exact: true });
  await expect(send).toHaveAccessibleDescription('Get 450 more diamonds first');
  await send.click();
  await expectToast(page, 'Insufficient balance');
  await expect(page).toHaveURL(/\/wallet/);
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: '515 diamonds' }).click();
  await payWith(page, 'Pays');
  await expect(page).toHaveURL(`/messages/${char_id}`);
  await expect(dialog.getByLabel('Diamonds', { exact: true })).toHaveValue('450');
  await dialog.getByRole('button', { name: 'Send 450 diamonds' }).click();
  await expectToast(page, 'Reward Success');
  expect(await balanceOf(fan)).toBe(515 - 450);
});

test('of ten gifts sent at once from two tabs with diamonds for three, exactly three are given', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  await topUp(fan, 1000);
  const before = await balanceOf(fan);
  const price = Math.floor(before / 3);
  const { char_id } = await findCharacter(fan, receiver);
  const one = await openAs(fan, `/messages/${char_id}`);
  const other = await one.context().newPage();
  await other.goto(`/messages/${char_id}`);

  const codes = (await Promise.all([one, other].map((tab) => giveFiveTimes(tab, char_id, price)))).flat();
  expect(codes.filter((code) => code === 2000)).toHaveLength(3);
  expect(codes.filter((code) => code === 5005)).toHaveLength(7);
  expect(await balanceOf(fan)).toBe(before - 3 * price);
  for (const tab of [one, other]) {
    await expect(tab.getByRole('region', { name: 'Messages' }).getByText('sent a gift')).toHaveCount(3);
  }
  const { list } = await callAs(fan, 'listWalletRecords', {});
  expect(list.filter(({ kind }) => kind === 'gift')).toHaveLength(3);
});

async function openGiftDialog(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Send a gift' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Send Gift' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Five gifts in parallel out of a page; gives the code of each answer. */
function giveFiveTimes(page: Page, charId: string, price: number): Promise<number[]> {
  const keys = Array.from({ length: 5 }, () => randomUUID());
  return page.evaluate(
    ({ charId, price, keys }) =>
      Promise.all(
        keys.map(async (key) => {
          const response = await fetch('/v3/api/dialogue/charger', {
            method: 'POST',
            headers: {
              authorization: `Bearer ${localStorage.getItem('token')}`,
              'content-type': 'application/json',
              'idempotency-key': key,
            },
            body: JSON.stringify({ char_id: charId, price }),
          });
          const text = (await response.text()).replace(/^data:/, '');
          return (JSON.parse(text.split('\n')[0] ?? '') as { code: number }).code;
        }),
      ),
    { charId, price, keys },
  );
}
