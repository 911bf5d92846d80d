import type { Page } from '@playwright/test';
import { callAs } from '../../support/call-as.ts';
import { balanceOf } from '../../support/diamonds.ts';
import { expect, test } from '../../support/kindred.ts';
import { newFan, newName } from '../../support/people.ts';
import { beSomeoneNew, goToProvider } from '../../support/provider-page.ts';

test('somebody new opens one of three posts with the welcome gift, in the feed, with nothing laid over it', async ({
  page,
}) => {
  await arrive(page);
  const feed = page.getByRole('feed', { name: 'Posts' });
  const gift = feed.getByRole('article', { name: /^100 diamonds are yours/ });
  await expect(gift).toContainText('once per account');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const choices = gift.getByRole('button', { name: /diamonds of your gift$/ });
  await expect(choices).toHaveCount(3);
  const name = /by (.+) for \d+ diamonds/.exec((await choices.first().getAttribute('aria-label')) ?? '')?.[1];
  await choices.first().click();
  await expect(gift).toHaveCount(0);
  const opened = feed.locator('[data-extra]').getByRole('article', { name });
  await expect(opened).toBeVisible();
  await expect(opened.getByRole('button', { name: /Unlock/ })).toHaveCount(0);
  await page.reload();
  await expect(feed.getByRole('article').first()).toBeVisible();
  await expect(gift).toHaveCount(0);
});

test('the welcome gift is received from the feed to be kept, and waits in the wallet until then', async ({
  page,
}) => {
  await arrive(page);
  const gift = page.getByRole('article', { name: /^100 diamonds are yours/ });
  const dialog = page.getByRole('dialog', { name: 'A welcome gift' });
  await gift.getByRole('button', { name: 'Receive' }).click();
  await expect(dialog).toContainText('Free, once per account.');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByText('100 diamonds are waiting for you')).toBeVisible();
  await page.goBack();
  await gift.getByRole('button', { name: 'Receive' }).click();
  await dialog.getByRole('button', { name: 'Receive' }).click();
  const reward = page.getByRole('dialog', { name: 'You received' });
  await expect(reward).toContainText('100 diamonds');
  await reward.getByRole('button', { name: 'Done' }).click();
  await expect(gift).toHaveCount(0);
});

test('the welcome gift is received once, from two tabs and with two clicks in each', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const one = await openAs(fan, '/wallet');
  const other = await one.context().newPage();
  await other.goto('/wallet');
  for (const tab of [one, other]) await tab.getByRole('button', { name: 'Receive' }).click();
  const receive = [one, other].map((tab) =>
    tab.getByRole('dialog', { name: 'A welcome gift' }).getByRole('button', { name: 'Receive' }),
  );
  // Nothing is answered before both have asked.
  const asked = Promise.all([one, other].map((tab) => tab.waitForRequest('**/user/welcome-gift/receive')));
  await one.context().route('**/user/welcome-gift/receive', async (route) => {
    await asked;
    await route.continue();
  });
  await Promise.all(
    receive.map((button) =>
      button.evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      }),
    ),
  );
  for (const tab of [one, other]) {
    await expect(tab.getByRole('dialog', { name: 'You received' })).toContainText('100 diamonds');
    await tab.keyboard.press('Escape');
    await expect(tab.getByText('100 diamonds are waiting for you')).toHaveCount(0);
  }
  expect(await balanceOf(fan)).toBe(100);
  const { list } = await callAs(fan, 'listWalletRecords', {});
  expect(list).toMatchObject([{ kind: 'grant', diamonds: 100 }]);
});

async function arrive(page: Page): Promise<void> {
  await page.goto('/');
  await goToProvider(page);
  await beSomeoneNew(page, newName());
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL('/home');
}
