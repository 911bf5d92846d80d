import { callAs } from '../../support/call-as.ts';
import { messages, write } from '../../support/conversation.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan } from '../../support/people.ts';

test('two people answer, react, edit and unsend, and each sees it at once and after a reload', async ({
  origin,
  openAs,
}) => {
  const creator = await demoCreator(origin, 'dr_vega');
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, 'dr_vega');
  await callAs(fan, 'charger', { char_id, content: 'Hello' });
  await callAs(creator, 'setConversationMode', { char_id, user_id: fan.userId, mode: 'off' });
  const fanPage = await openAs(fan, `/messages/${char_id}`);
  await write(fanPage, name, 'Are you there tonihgt? See https://example.org');
  await expect(messages(fanPage).getByRole('img', { name: 'Sent' }).last()).toBeVisible();
  const creatorPage = await openAs(creator, `/messages/${fan.userId}`);
  const asked = { hasText: 'Are you there', hasNotText: 'From nine on' };
  const ofFan = messages(fanPage).getByRole('article').filter(asked);
  const ofCreator = messages(creatorPage).getByRole('article').filter(asked);
  await expect(ofCreator.getByRole('link', { name: 'https://example.org' })).toBeVisible();

  await test.step('a correction is marked', async () => {
    // By keyboard: the arrow up in the empty box goes to one's last message.
    await fanPage.getByRole('textbox', { name: new RegExp(name) }).press('ArrowUp');
    await fanPage.getByRole('textbox', { name: 'Edit message' }).fill('Are you there tonight?');
    await fanPage.getByRole('button', { name: 'Save' }).click();
    await expect(ofCreator).toContainText('Are you there tonight?');
    await expect(ofCreator).toContainText('Edited');
  });

  await test.step('an answer quotes it, and a reaction stands below it', async () => {
    await ofCreator.getByRole('button', { name: 'Message actions' }).click();
    await creatorPage.getByRole('menuitemcheckbox', { name: 'React with ❤️' }).click();
    await expect(ofFan.getByRole('button', { name: '❤️, 1 reaction' })).toBeVisible();
    await ofCreator.getByRole('button', { name: 'Message actions' }).click();
    await creatorPage.getByRole('menuitem', { name: 'Reply' }).click();
    await expect(creatorPage.getByRole('textbox')).toBeFocused();
    await creatorPage.keyboard.type('From nine on');
    await creatorPage.keyboard.press('Enter');
    await expect(
      messages(fanPage)
        .getByRole('article')
        .filter({ hasText: 'From nine on' })
        .getByRole('button', { name: 'Are you there tonight?' }),
    ).toBeVisible();
  });

  await test.step('what is unsent leaves only that', async () => {
    await ofFan.getByRole('button', { name: 'Message actions' }).click();
    await fanPage.getByRole('menuitem', { name: 'Unsend' }).click();
    await creatorPage.reload();
    await expect(messages(creatorPage).getByText('Message deleted')).toHaveCount(2);
    await expect(messages(creatorPage).getByText('tonight')).toHaveCount(0);
  });
});
