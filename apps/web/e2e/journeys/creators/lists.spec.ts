import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan } from '../../support/people.ts';

test('a creator makes a list by a rule, sees who fits while choosing, and puts a fan on a list from their sheet', async ({
  origin,
  openAs,
}) => {
  const [creator, fan] = [await newCreator(origin), await newFan(origin)];
  await callAs(fan, 'follow', { following_id: creator.charId });
  await callAs(creator, 'saveList', { name: 'Friends' });
  const page = await openAs(creator, '/creatorTools/lists');
  await page.getByRole('button', { name: 'New list' }).click();
  const dialog = page.getByRole('dialog', { name: 'New list' });
  await dialog.getByLabel('Name').fill('Followers of mine');
  await dialog.getByRole('button', { name: 'By a rule' }).click();
  await dialog.getByLabel('Joined').selectOption('Follows you');
  await expect(dialog.getByText('1 fan fits now')).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: /^Followers of mine/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: fan.nickname })).toBeVisible();

  await page.goto(`/messages/${fan.userId}`);
  await page.getByRole('button', { name: 'About this fan' }).click();
  const friends = page.getByRole('dialog').getByRole('switch', { name: 'Friends' });
  await friends.click();
  await expect(friends).toBeChecked();
  await expect
    .poll(
      async () =>
        (await callAs(creator, 'listFanLists', {})).list.find(({ name }) => name === 'Friends')?.count,
    )
    .toBe(1);
});
