import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { topUp } from '../../support/diamonds.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan } from '../../support/people.ts';

const handle = 'theo_lowend';
const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 800 };

test('creator tools open with insights where there is room, and are a menu on phones', async ({
  origin,
  openAs,
}) => {
  const theo = await demoCreator(origin, handle);
  const page = await openAs(theo, '/creatorTools', { viewport: laptop });
  await expect(page.getByRole('heading', { level: 2, name: 'Insights' })).toBeVisible();
  const small = await openAs(theo, '/creatorTools', { viewport: phone });
  const menu = small.getByRole('navigation', { name: 'Creator tools' });
  await expect(menu.getByRole('link')).toHaveCount(8);
  await expect(small.getByRole('heading', { level: 2, name: 'Insights' })).toBeHidden();
  await menu.getByRole('link', { name: 'Vault' }).click();
  await expect(small).toHaveURL('/creatorTools/vault');
  await expect(small.getByRole('button', { name: /^Open: / }).first()).toBeVisible();
});

test('a gift is in the insights and its giver in the lists, from where one gets to the conversation', async ({
  origin,
  openAs,
}) => {
  const [theo, fan] = [await demoCreator(origin, handle), await newFan(origin)];
  const { char_id } = await findCharacter(fan, handle);
  await topUp(fan, 5000);
  await callAs(fan, 'charger', { char_id, price: 5000 });
  const page = await openAs(theo, '/creatorTools/insights');
  const fans = page.getByRole('region', { name: 'Who supports you most' });
  await expect(fans.getByRole('link', { name: new RegExp(fan.nickname) })).toContainText('$40.00');
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(fans.getByRole('link', { name: new RegExp(fan.nickname) })).toContainText('$40.00');

  await page.getByRole('navigation', { name: 'Creator tools' }).getByRole('link', { name: 'Lists' }).click();
  await page.getByRole('link', { name: /Gift givers/ }).click();
  await expect(page).toHaveURL('/creatorTools/lists/gift_givers');
  const person = page.getByRole('listitem').filter({ hasText: fan.nickname });
  await expect(person).toContainText('5,000');
  await person.getByRole('link', { name: `Message ${fan.nickname}` }).click();
  await expect(page).toHaveURL(`/messages/${fan.userId}`);
  await expect(page.getByText('5,000').filter({ visible: true }).first()).toBeVisible();
});

test('the vault shows what was uploaded by kind, and where it is used', async ({ origin, openAs }) => {
  const page = await openAs(await demoCreator(origin, 'mara_clay'), '/creatorTools/vault');
  const tiles = page.getByRole('button', { name: /^Open: / });
  await expect(tiles.first()).toBeVisible();
  await page.getByRole('button', { name: 'Videos' }).click();
  await expect(page.getByRole('button', { name: /^Open: photo/ })).toHaveCount(0);
  await tiles.filter({ hasText: 'In 1 post' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'From your vault' });
  await expect(dialog.getByRole('link')).toHaveCount(1);
  await expectNoAccessibilityViolations(page);
});

test('earnings can be looked at by kind', async ({ origin, openAs }) => {
  const page = await openAs(await demoCreator(origin, 'mara_clay'), '/earnings-payouts');
  const earnings = page.getByRole('region', { name: 'Earnings' });
  await expect(earnings.getByRole('listitem').first()).toBeVisible();
  await earnings.getByRole('button', { name: 'Unlocked content' }).click();
  await expect(earnings.getByRole('listitem').first()).toContainText('Content unlocked');
  await expect(earnings.getByText(/^Gift/, { exact: false }).filter({ hasText: '·' })).toHaveCount(0);
  await earnings.getByRole('button', { name: 'Refunded' }).click();
  await expect(earnings.getByText('Nothing of this kind yet')).toBeVisible();
  await expectNoAccessibilityViolations(page);
});

test('a fan who opens the tools or the invitations is told what they are, and shown the way', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await newFan(origin), '/creatorTools/insights');
  await expect(page.getByText('These are tools for creators')).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await page.goto('/settings/invitationPage');
  await expect(page.getByText('Invite links are for creators')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Become a creator' }).click();
  await expect(page).toHaveURL('/creatorOnboarding');
});
