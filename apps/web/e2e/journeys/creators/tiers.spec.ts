import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { payWith } from '../../support/checkout-page.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan } from '../../support/people.ts';

const phone = { width: 390, height: 844 };

test('a creator makes a tier; a fan subscribes, moves up for the difference that was shown, and down again for later', async ({
  origin,
  openAs,
}) => {
  const [creator, fan] = [await newCreator(origin), await newFan(origin)];
  await callAs(creator, 'setSubscriptionPrice', { group_id: 'group_1' });
  const page = await openAs(creator, '/creatorTools/promotions');
  await page.getByRole('button', { name: 'New tier' }).click();
  const form = page.getByRole('dialog', { name: 'New tier' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Give it a name.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill('Friend');
  await form.getByRole('textbox', { name: 'What one gets' }).fill('A letter each month\nMy playlist');
  await form.getByRole('combobox', { name: 'Price' }).selectOption('999');
  await expectNoAccessibilityViolations(page);
  await form.getByRole('button', { name: 'Save' }).click();
  const tiers = page.getByRole('region', { name: 'Tiers' });
  await expect(tiers.getByRole('listitem').filter({ hasText: 'Friend' }).first()).toContainText(
    'My playlist',
  );
  await expectNoAccessibilityViolations(page);

  await page.goto('/createPost');
  await page.getByRole('textbox', { name: 'Caption' }).fill('Only for friends: the recipe of the glaze');
  await page.getByRole('button', { name: 'Who can open it: Subscribers only' }).click();
  await page
    .getByRole('combobox', { name: 'Which subscribers can see it' })
    .selectOption({ label: 'Friend and above' });
  await expectNoAccessibilityViolations(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Who can open it: Friend and above' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).not.toHaveURL(/createPost/);

  const there = await openAs(fan, `/character/${creator.charId}`, { viewport: phone });
  const offered = there.getByRole('region', { name: 'Tiers' });
  await expect(offered).toContainText('A letter each month');
  await expect(
    there.getByRole('article').getByRole('button', { name: 'Subscribe to Friend for $9.99 a month' }),
  ).toBeVisible();
  await offered.getByRole('button', { name: 'Subscribe to Member for $3.99 a month' }).click();
  const dialog = there.getByRole('dialog', { name: `Subscribe to ${creator.name}` });
  await dialog.getByRole('radio', { name: 'Friend, $9.99 a month' }).click();
  await expect(dialog.getByRole('button', { name: 'Subscribe for $9.99' })).toBeVisible();
  await expectNoAccessibilityViolations(there);
  await dialog.getByRole('radio', { name: 'Member, $3.99 a month' }).click();
  await dialog.getByRole('button', { name: 'Subscribe for $3.99' }).click();
  await payWith(there, 'Pays');
  await expect(there.getByText('Subscribed', { exact: true })).toBeVisible();
  await expect(there).not.toHaveURL(/checkout=/);
  await expect(there.getByText('Locked: for Friend and above')).toBeVisible();

  await there.getByRole('article').getByRole('button', { name: 'Change to Friend, $9.99 a month' }).click();
  const change = there.getByRole('dialog', { name: 'Change to Friend' });
  await expect(change.getByText(/^Today you pay \$6\.00, the difference for the days until /)).toBeVisible();
  await expectNoAccessibilityViolations(there);
  await change.getByRole('button', { name: 'Pay $6.00 and change now' }).click();
  await expect(there.getByText('$6.00').first()).toBeVisible();
  await payWith(there, 'Pays');
  await expect(there.getByText('Only for friends: the recipe of the glaze')).toBeVisible();
  await expect(there).not.toHaveURL(/checkout=/);
  await expect(offered.getByRole('listitem').filter({ hasText: 'Friend' }).first()).toContainText('Yours');

  await offered.getByRole('button', { name: 'Change to Member, $3.99 a month' }).click();
  const down = there.getByRole('dialog', { name: 'Change to Member' });
  await expect(down.getByText(/^Today you pay nothing and keep what you have until /)).toBeVisible();
  await down.getByRole('button', { name: /^Change on / }).click();
  await expect(offered.getByRole('listitem').filter({ hasText: 'Member' }).first()).toContainText('From ');
  await expectNoAccessibilityViolations(there);
  await there.goto('/settings/payments/manageSubscriptions');
  await expect(there.getByText(/^Renews on .+ for \$3\.99$/)).toBeVisible();
  await expect(there.getByText(/^Tier: Friend until .+, then Member$/)).toBeVisible();

  const newcomer = await newFan(origin);
  await page.goto('/creatorTools/promotions');
  await page.getByRole('button', { name: 'Stop offering Friend' }).click();
  const retire = page.getByRole('dialog', { name: 'Stop offering Friend?' });
  await expect(retire.getByText(/^1 subscriber keeps it to the end of the period, is told so/)).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await retire.getByRole('button', { name: 'Stop offering it' }).click();
  await expect(page.getByRole('button', { name: 'Stop offering Friend' })).toHaveCount(0);
  const last = await openAs(newcomer, `/character/${creator.charId}`);
  await expect(last.getByText('For a tier that is no longer offered: Friend')).toBeVisible();
});
