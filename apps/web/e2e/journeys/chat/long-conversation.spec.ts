import { callAs } from '../../support/call-as.ts';
import { messages } from '../../support/conversation.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan } from '../../support/people.ts';

test('in a long conversation one goes to the first unread message, to a day and back to the end; a label finds it again', async ({
  origin,
  openAs,
}) => {
  const creator = await demoCreator(origin, 'dr_vega');
  const fan = await newFan(origin);
  const { char_id } = await findCharacter(fan, 'dr_vega');
  const first = await callAs(fan, 'charger', { char_id, content: 'First of all' });
  await callAs(creator, 'setConversationMode', { char_id, user_id: fan.userId, mode: 'off' });
  for (let n = 1; n <= 90; n++) await callAs(fan, 'charger', { char_id, content: `Line ${n}` });

  const page = await openAs(creator, `/messages/${fan.userId}`);
  const said = messages(page).getByRole('article');
  await expect(said.last()).toContainText('Line 90');
  await page.getByRole('button', { name: 'Go to the first unread message' }).click();
  await expect(messages(page).getByText('First of all', { exact: true })).toBeInViewport();
  await expect(messages(page).getByText('Line 90')).toHaveCount(0);

  await page.getByRole('button', { name: 'Jump to the newest message' }).click();
  await expect(messages(page).getByText('Line 90')).toBeInViewport();
  const day = first.message?.created_time.slice(0, 10) ?? '';
  await page.locator('input[type=date]').first().fill(day, { force: true });
  await expect(messages(page).getByText('First of all', { exact: true })).toBeInViewport();

  const line = page.getByRole('link', { name: new RegExp(fan.nickname) });
  await line.hover();
  await page.getByRole('button', { name: `Actions for ${fan.nickname}` }).click();
  await page.getByRole('menuitem', { name: 'Labels' }).click();
  const dialog = page.getByRole('dialog', { name: `Labels of ${fan.nickname}` });
  await dialog.getByLabel('New label').fill('Night owls');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Night owls' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Show:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Night owls' }).click();
  await expect(page.getByRole('navigation', { name: 'Conversations' }).getByRole('link')).toHaveCount(1);
});
