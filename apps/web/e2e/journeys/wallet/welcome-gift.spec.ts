import { callAs } from '../../support/call-as.ts';
import { balanceOf } from '../../support/diamonds.ts';
import { expect, test } from '../../support/kindred.ts';
import { newFan, newName } from '../../support/people.ts';
import { beSomeoneNew, goToProvider } from '../../support/provider-page.ts';

test('somebody new receives the welcome gift on their first arrival', async ({ page }) => {
  await page.goto('/');
  await goToProvider(page);
  await beSomeoneNew(page, newName());
  await page.getByRole('button', { name: 'Skip' }).click();
  const dialog = page.getByRole('dialog', { name: 'A welcome gift' });
  await expect(dialog).toContainText('Free, once per account.');
  await dialog.getByRole('button', { name: 'Receive' }).click();
  const reward = page.getByRole('dialog', { name: 'You received' });
  await expect(reward).toContainText('100 diamonds');
  await reward.getByRole('button', { name: 'Done' }).click();
  await expect(reward).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('the welcome gift that was left for later waits in the wallet', async ({ page }) => {
  await page.goto('/');
  await goToProvider(page);
  await beSomeoneNew(page, newName());
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('dialog', { name: 'A welcome gift' }).getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByText('100 diamonds are waiting for you')).toBeVisible();
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
