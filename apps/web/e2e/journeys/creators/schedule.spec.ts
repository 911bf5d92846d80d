import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

test('a post is planned, moved in the calendar by its menu, and nobody sees it before its time', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  const words = `Kiln day ${crypto.randomUUID()}`;
  const page = await openAs(creator, '/createPost');
  await page.getByLabel('Caption').fill(words);
  await page.getByRole('button', { name: 'When: Now' }).click();
  await page.getByRole('radio', { name: /^Later/ }).check({ force: true });
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Appears on').fill(`${inThreeDays}T10:30`);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expectToast(page, /^It will appear on/);

  await page.goto('/creatorTools/queue');
  await page.getByRole('button', { name: 'Month' }).click();
  await page.getByRole('button', { name: `Move or edit: ${words}` }).click();
  await page.getByRole('menuitem', { name: 'A day later' }).click();
  await expectToast(page, /^It will appear on/);
  await expectNoAccessibilityViolations(page);

  const fan = await newFan(origin);
  const { list } = await callAs(fan, 'listCharacterPosts', { char_id: creator.charId });
  expect(list.map(({ content }) => content)).not.toContain(words);
});
