import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

test('staff finds a report by keys, sees what it is about when they want to, and removes the post; its creator appeals', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  const { nickname } = await callAs(creator, 'getUserData', {});
  const words = /^Words of/;
  const fan = await newFan(origin);
  const detail = `It copies mine ${crypto.randomUUID()}`;
  await callAs(fan, 'createReport', {
    reported_id: creator.postId,
    reported_type: 1,
    reason: 'copyright',
    detail,
  });
  const staff = await newFan(origin);
  await fetch(`${origin}/dev/staff`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: staff.userId, role: 'moderator' }),
  });

  const page = await openAs(staff, '/staff');
  const row = page.getByRole('button', { name: new RegExp(nickname) });
  await expect(row).toBeVisible();
  await page.getByRole('listitem').getByRole('button').first().focus();
  for (let step = 0; step < 40 && !(await row.evaluate((one) => one === document.activeElement)); step++)
    await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(detail)).toBeVisible();
  await expect(page.getByText(words)).toBeHidden();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await expectToast(page, 'Decided');
  await expect(row).toBeHidden();

  const settings = await openAs(creator, '/settings/account/decisions');
  await expect(settings.getByText('A post of yours was removed')).toBeVisible();
  await settings.getByRole('button', { name: 'Appeal' }).click();
  await settings.getByLabel('Your words to us').fill('I made it myself.');
  await settings.getByRole('button', { name: 'Send my appeal' }).click();
  await expect(settings.getByText('Your appeal is being looked at')).toBeVisible();
  await expectNoAccessibilityViolations(settings);
});
