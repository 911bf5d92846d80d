import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { payWith } from '../../support/checkout-page.ts';
import { topUp } from '../../support/diamonds.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

const phone = { width: 390, height: 844 };

test('a creator makes a promotion and a bundle; a fan sees price, date and what remains, and pays what was shown', async ({
  origin,
  openAs,
}) => {
  const [creator, fan] = [await newCreator(origin), await newFan(origin)];
  await callAs(creator, 'setSubscriptionPrice', { group_id: 'group_2' });
  const page = await openAs(creator, '/creatorTools/promotions');
  await page.getByRole('button', { name: 'New promotion' }).click();
  const dialog = page.getByRole('dialog', { name: 'New promotion' });
  await dialog.getByRole('button', { name: 'Start promotion' }).click();
  await expect(dialog.getByText('Give it a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Autumn');
  await dialog.getByRole('textbox', { name: 'Percent off' }).fill('50');
  await dialog.getByRole('combobox', { name: 'For how long' }).selectOption('2');
  await expectNoAccessibilityViolations(page);
  await dialog.getByRole('button', { name: 'Start promotion' }).click();
  await expect(page.getByText('50% off the first 2 months')).toBeVisible();
  await page.getByRole('combobox', { name: '3 months' }).selectOption('20');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, /^Saved$/);
  await expectNoAccessibilityViolations(page);

  const there = await openAs(fan, `/character/${creator.charId}`, { viewport: phone });
  await there
    .getByRole('button', { name: 'Subscribe: $5.00 a month for 2 months, then $9.99 a month' })
    .click();
  const offer = there.getByRole('dialog', { name: `Subscribe to ${creator.name}` });
  await expect(
    offer.getByText(/^Today you pay \$5\.00\. From .+ it costs \$9\.99 a month until you cancel\.$/),
  ).toBeVisible();
  await offer.getByRole('radio', { name: '$23.98 for 3 months' }).click();
  await expect(
    offer.getByText(/^Today you pay \$23\.98, for 3 months at once\. From .+ it renews at \$9\.99/),
  ).toBeVisible();
  await expectNoAccessibilityViolations(there);
  await offer.getByRole('radio', { name: '$5.00 a month for the first 2 months' }).click();
  await offer.getByRole('button', { name: 'Subscribe for $5.00' }).click();
  await expect(there.getByText('First 2 months', { exact: true })).toBeVisible();
  await payWith(there, 'Pays');
  await expect(there.getByText('Subscribed', { exact: true })).toBeVisible();
  await there.goto('/settings/payments/manageSubscriptions');
  await expect(
    there.getByText(/^Renews on .+ for \$5\.00, the last time at this price; then \$9\.99 a month$/),
  ).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Who used Autumn' }).click();
  await expect(page.getByRole('dialog').getByText(fan.nickname)).toBeVisible();
});

test('a subscription is given by a link, claimed once on its page, and a gift fills the goal of a post', async ({
  origin,
  openAs,
}) => {
  const [creator, buyer, fan] = [await newCreator(origin), await newFan(origin), await newFan(origin)];
  await callAs(creator, 'setSubscriptionPrice', { group_id: 'group_2' });
  const page = await openAs(buyer, `/character/${creator.charId}`);
  await page
    .getByRole('button', { name: /^(More|Options)/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Give a subscription' }).click();
  const dialog = page.getByRole('dialog', { name: `Give a subscription to ${creator.name}` });
  await dialog.getByRole('radio', { name: '$29.97 for 3 months' }).click();
  await expectNoAccessibilityViolations(page);
  await dialog.getByRole('button', { name: 'Pay $29.97' }).click();
  await payWith(page, 'Pays');
  const given = page.getByRole('region', { name: 'Subscriptions you gave' });
  await expect(given.getByText(/^Whoever opens the link first gets it, until /)).toBeVisible();
  const { list } = await callAs(buyer, 'listSubscriptionGifts', {});
  const link = new URL(list[0]?.url ?? '');

  const there = await openAs(fan, link.pathname + link.search, { viewport: phone });
  const banner = there.getByRole('region', { name: 'A gift for you' });
  await expect(banner).toContainText(`${buyer.nickname} gives you 3 months with ${creator.name}`);
  // Before anything that costs money.
  await expect(banner.getByRole('button', { name: 'Claim it' })).toBeInViewport();
  await expectNoAccessibilityViolations(there);
  await banner.getByRole('button', { name: 'Claim it' }).click();
  await expect(there.getByText('Subscribed', { exact: true })).toBeVisible();
  await expect(there.getByText(/^This gift is yours\. You have access until /)).toBeVisible();
  // The giver sees so in the open page, and cannot take it back any more.
  await expect(given.getByText(`Claimed by ${fan.nickname}`)).toBeVisible();
  await expect(given.getByRole('button', { name: 'Take back' })).toHaveCount(0);

  const own = await openAs(creator, '/profile');
  await own.getByRole('button', { name: 'Post options' }).first().click();
  await own.getByRole('menuitem', { name: 'Set a goal' }).click();
  await own.getByRole('textbox', { name: 'What it is for' }).fill('A new kiln');
  await own.getByRole('textbox', { name: 'How many diamonds' }).fill('1000');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByRole('progressbar', { name: 'A new kiln' })).toBeVisible();
  await topUp(fan, 500);
  await there.goto(`/character/${creator.charId}`);
  await there.getByRole('button', { name: 'Give toward this goal' }).click();
  await there.getByRole('dialog').getByRole('button', { name: 'Send 300' }).click();
  await expect(there.getByText('300 of 1,000 diamonds given')).toBeVisible();
});

test('a tracking link leads to the creator’s page, and counts who came, signed in and joined', async ({
  origin,
  openAs,
}) => {
  const [creator, fan] = [await newCreator(origin), await newFan(origin)];
  const page = await openAs(creator, '/creatorTools/trackingLinks');
  await page.getByRole('textbox', { name: 'Name of a new link' }).fill('Radio');
  await page.getByRole('button', { name: 'Create a link' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Radio' });
  await row.getByRole('button', { name: 'QR code' }).click();
  await expect(row.getByRole('img', { name: 'QR code of the link Radio' })).toBeVisible();
  await expectNoAccessibilityViolations(page);
  const { list } = await callAs(creator, 'listTrackingLinks', {});

  const there = await openAs(fan, '/home');
  // What a robot's browser says of itself is told apart by its name.
  const agent = (await there.evaluate(() => navigator.userAgent)).replace('Headless', '');
  await there.setExtraHTTPHeaders({ 'user-agent': agent });
  await there.goto(new URL(list[0]?.url ?? '').pathname);
  await expect(there.getByRole('heading', { name: creator.name }).first()).toBeVisible();
  await there.setExtraHTTPHeaders({});
  await there.goto(`/character/${creator.charId}`);
  await expect.poll(() => there.evaluate(() => document.cookie)).not.toContain('kindred_link_');
  await there.getByRole('button', { name: 'Follow for free' }).click();
  await expect(there.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(row.getByText('Clicks').locator('..')).toContainText('1', { timeout: 5000 });
    await expect(row.getByText('Follows and subscriptions').locator('..')).toContainText('1', {
      timeout: 5000,
    });
  }).toPass();
});
