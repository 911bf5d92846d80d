import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan } from '../../support/people.ts';

test('a creator writes to all followers at once, sees to how many it goes, what came of it, and takes it back', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  const [fan, restricted] = [await newFan(origin), await newFan(origin)];
  for (const person of [fan, restricted]) await callAs(person, 'follow', { following_id: creator.charId });
  await callAs(creator, 'restrict', { restrict_id: restricted.userId, restrict: 1 });
  const page = await openAs(creator, '/creatorTools/broadcasts');
  await page.getByRole('button', { name: 'New broadcast' }).click();
  const dialog = page.getByRole('dialog', { name: 'New broadcast' });
  await dialog.getByRole('textbox', { name: 'Message' }).fill('The kiln is open, {name}');
  await dialog.getByRole('group', { name: 'To' }).getByLabel('Followers').check();
  await expect(dialog.getByText('Goes to 1 fan, leaves out 1 who is restricted.')).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: /^The kiln is open/ }).click();
  await expect(page.getByRole('dialog').getByText('Sent', { exact: true }).first()).toBeVisible();

  const words = `The kiln is open, ${fan.nickname}`;
  const fanPage = await openAs(fan, `/messages/${creator.charId}`);
  await expect(fanPage.getByText(words).last()).toBeVisible();
  const results = page.getByRole('dialog', { name: 'Broadcast' });
  await results.getByRole('button', { name: 'Take it back' }).click();
  await expect(results.getByText('Taken back')).toBeVisible();
  await expect(fanPage.getByText(words)).toHaveCount(0);
});
