import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { messages, write } from '../../support/conversation.ts';
import { topUp } from '../../support/diamonds.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newFan } from '../../support/people.ts';

test('two people come closer: the conversation tells of the level, and the sheet about them says how', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  await topUp(fan, 2000);
  const { char_id, name } = await findCharacter(fan, 'amara_stretches');
  await callAs(fan, 'follow', { following_id: char_id });
  await callAs(fan, 'charger', { char_id, price: 2000 });
  const page = await openAs(fan, `/messages/${char_id}`);
  await expect(
    messages(page)
      .getByText('You and', { exact: false })
      .getByText(/Acquainted/),
  ).toBeVisible();

  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('button', { name: 'Intimacy: level 2' }).click();
  const dialog = page.getByRole('dialog', { name: `You and ${name}` });
  await expect(dialog.getByText('30 of 150 points to “Familiar”')).toBeVisible();
  await expect(dialog.getByText(/Points are never taken away/)).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await write(page, name, 'Good evening');
  const said = messages(page).getByRole('article').filter({ hasText: 'Good evening' });
  await expect(said.getByRole('img', { name: /^(Sent|Read)$/ })).toBeVisible();
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('button', { name: 'Intimacy: level 2' }).click();
  await expect(dialog.getByText('31 of 150 points to “Familiar”')).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('intimacyConfig'));
  await expect.poll(async () => JSON.parse((await kept()) ?? '[]')).toHaveLength(5);
});
