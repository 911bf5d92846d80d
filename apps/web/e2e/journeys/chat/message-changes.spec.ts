import { callAs } from '../../support/call-as.ts';
import { messages, write } from '../../support/conversation.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan } from '../../support/people.ts';

test('two people answer, react, edit and unsend, and each sees it at once and after a reload', async ({
  origin,
  openAs,
}) => {
  // Answers by hand.
  const creator = await demoCreator(origin, 'chef_bastien');
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, 'chef_bastien');
  const fanPage = await openAs(fan, `/messages/${char_id}`);
  await write(fanPage, name, 'Are you there tonihgt? See https://example.org');
  await expect(messages(fanPage).getByRole('img', { name: 'Sent' })).toBeVisible();
  const creatorPage = await openAs(creator, `/messages/${fan.userId}`);
  const ofFan = messages(fanPage).getByRole('article');
  const ofCreator = messages(creatorPage).getByRole('article');
  await expect(ofCreator.getByRole('link', { name: 'https://example.org' })).toBeVisible();

  await test.step('a correction is marked', async () => {
    await ofFan.first().getByRole('button', { name: 'Message actions' }).click();
    await fanPage.getByRole('menuitem', { name: 'Edit' }).click();
    await fanPage.getByRole('textbox', { name: 'Edit message' }).fill('Are you there tonight?');
    await fanPage.getByRole('button', { name: 'Save' }).click();
    await expect(ofCreator.first()).toContainText('Are you there tonight?');
    await expect(ofCreator.first()).toContainText('Edited');
  });

  await test.step('an answer quotes it, and a reaction stands below it', async () => {
    await ofCreator.first().getByRole('button', { name: 'Message actions' }).click();
    await creatorPage.getByRole('menuitemcheckbox', { name: 'React with ❤️' }).click();
    await expect(ofFan.first().getByRole('button', { name: '❤️, 1 reaction' })).toBeVisible();
    await ofCreator.first().getByRole('button', { name: 'Message actions' }).click();
    await creatorPage.getByRole('menuitem', { name: 'Reply' }).click();
    await expect(creatorPage.getByRole('textbox')).toBeFocused();
    await creatorPage.keyboard.type('From nine on');
    await creatorPage.keyboard.press('Enter');
    await expect(
      ofFan.filter({ hasText: 'From nine on' }).getByRole('button', { name: 'Are you there tonight?' }),
    ).toBeVisible();
  });

  await fanPage.screenshot({ path: '/tmp/msg-fan.png' });
  await creatorPage.setViewportSize({ width: 390, height: 844 });
  await creatorPage.emulateMedia({ colorScheme: 'dark' });
  await ofCreator.first().getByRole('button', { name: 'Message actions' }).click();
  await creatorPage.screenshot({ path: '/tmp/msg-creator.png' });
  await creatorPage.keyboard.press('Escape');
  await test.step('what is unsent leaves only that', async () => {
    await ofFan.first().getByRole('button', { name: 'Message actions' }).click();
    await fanPage.getByRole('menuitem', { name: 'Unsend' }).click();
    await creatorPage.reload();
    await expect(ofCreator.first()).toContainText('Message deleted');
    await expect(ofCreator.nth(1)).toContainText('Message deleted');
    await expect(messages(creatorPage).getByText('tonight')).toHaveCount(0);
  });
});
