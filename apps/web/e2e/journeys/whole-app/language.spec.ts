import { callAs } from '../../support/call-as.ts';
import { topUp } from '../../support/diamonds.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan } from '../../support/people.ts';
import { switchToChinese } from '../../support/switch-to-chinese.ts';

test('the language changes at once, without a reload, and is saved', async ({ origin, openAs }) => {
  const page = await openAs(await newFan(origin), '/wallet');
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await switchToChinese(page);
  await expect(page.getByRole('heading', { name: '钱包' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByRole('main')).not.toContainText('Get diamonds');
  expect(loads).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: '钱包' })).toBeVisible();
});

test('prices and dates are written the way each language writes them', async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  await topUp(fan, 1000);
  const creator = await demoCreator(origin, 'sylvenne');
  const { char_id } = await findCharacter(fan, 'sylvenne');
  await callAs(fan, 'charger', { char_id, price: 1000 });
  const page = await openAs(creator, '/earnings-payouts');
  const newest = page.getByRole('listitem').filter({ hasText: fan.nickname });
  await expect(newest).toContainText('$8.00');
  await expect(newest).toContainText(/Available [A-Z][a-z]{2} \d{1,2}/);
  await switchToChinese(page);
  await expect(newest).toContainText('US$8.00');
  await expect(newest).toContainText(/\d{1,2}月\d{1,2}日/);
});

test('the checkout speaks the language that Kindred was in, whatever the browser prefers', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await newFan(origin), '/wallet', { locale: 'en-US' });
  await switchToChinese(page);
  await page.getByRole('button', { name: /US\$5\.00/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('500 颗钻石 + 赠送 15 颗');
  await page.getByRole('radio', { name: '付款被拒绝' }).check();
  await page.getByRole('button', { name: '支付 US$5.00' }).click();
  await expect(page.getByRole('alert')).toContainText('未扣任何费用');
  await page.getByRole('link', { name: '返回 Kindred' }).click();
  await expect(page.getByRole('heading', { name: '钱包' })).toBeVisible();
});
