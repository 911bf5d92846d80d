import { approveAtBank, payWith } from '../../support/checkout-page.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

test('following a free creator joins at once and opens their posts', async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  const { charId, name } = await newCreator(origin, { isOpen: false });
  const page = await openAs(fan, `/character/${charId}`);
  const locks = page.getByRole('heading', { name: `Locked: follow ${name} to see it` });
  await expect(locks.first()).toBeVisible();

  await page.getByRole('button', { name: 'Follow for free' }).click();
  await expectToast(page, `You now follow ${name}`);
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await expect(locks).toHaveCount(0);
  await expect(page.getByText(name.replace('Host', 'Words of'))).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await expect(locks).toHaveCount(0);
});

test('a trial begins at the checkout after a declined card and a question of the bank, and opens all posts', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, 'inspector_grey');
  const page = await openAs(fan, `/character/${char_id}`);
  const locks = page.getByRole('heading', { name: `Locked: for subscribers of ${name}` });
  await expect(locks.first()).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe: 7 days free, then $9.99 a month' }).first().click();
  const offer = page.getByRole('dialog', { name: `Subscribe to ${name}` });
  await expect(offer.getByText(/^Free until .+, then \$9\.99 a month until you cancel\.$/)).toBeVisible();
  await offer.getByRole('button', { name: 'Start free trial' }).click();

  await expect(page.getByText('$0.00')).toBeVisible();
  await payWith(page, 'Is declined');
  await expect(page.getByRole('alert')).toContainText('The card was declined. Nothing was charged');
  await payWith(page, 'Asks you to confirm');
  await approveAtBank(page);

  await expect(page).toHaveURL(new RegExp(`/character/${char_id}`));
  await expect(page.getByText('Subscribed', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Free trial until /)).toBeVisible();
  await expect(locks).toHaveCount(0);
  await expect(page.getByRole('group', { name: `Photos and videos by ${name}` }).first()).toBeVisible();
});

test('whoever leaves the checkout is back on the page, has paid nothing and may try again', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const { char_id } = await findCharacter(fan, 'tales_by_isolde');
  const page = await openAs(fan, `/character/${char_id}`);
  const subscribe = page.getByRole('button', { name: 'Subscribe: 3 days free, then $3.99 a month' }).first();
  await subscribe.click();
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await page.getByRole('link', { name: 'Back to Kindred' }).click();
  await expect(page).toHaveURL(new RegExp(`/character/${char_id}`));
  await expect(subscribe).toBeVisible();
});

test('a creator whose tier cannot be sold says so instead of a price', async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  const { char_id } = await findCharacter(fan, 'pixel_juno');
  const page = await openAs(fan, `/character/${char_id}`);
  await expect(page.getByText('You cannot subscribe to this creator right now.').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Subscribe/ })).toHaveCount(0);
});
