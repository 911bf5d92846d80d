import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { answersOf, messages, openConversation, write } from '../../support/conversation.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan } from '../../support/people.ts';

const companion = 'dr_vega';

test('a fan begins with a suggestion, has versions of an answer, asks again with other words, and says what was good', async ({
  origin,
  openAs,
}) => {
  const { fan, char_id, name, page } = await openConversation(openAs, origin, companion);
  const field = page.getByLabel(`Write to ${name}`);
  const answers = answersOf(page, name);
  const answer = answers.nth(2);
  const words = async () =>
    (await callAs(fan, 'listMessages', { char_id })).list.map(({ content }) => content);

  await test.step('what one could say stands in the empty conversation', async () => {
    const starters = page.getByRole('list', { name: 'Conversation starters' });
    await expectNoAccessibilityViolations(page);
    const starter = (await starters.getByRole('button').first().textContent()) ?? '';
    await starters.getByRole('button').first().click();
    await expect(messages(page).getByText(starter)).toBeVisible();
    await expect(starters).toHaveCount(0);
    await expect(field).toHaveValue('');
    await expect(answers.nth(1)).toBeVisible();
    await write(page, name, 'What is the nearest star?');
    await expect(answer).toBeVisible();
  });

  await test.step('written again, the earlier answer can be had back', async () => {
    const first = (await words()).at(-1) ?? '';
    await page.getByRole('button', { name: 'Write again' }).click();
    await expect(page.getByText('Version 2 of 2')).toBeAttached();
    await expectNoAccessibilityViolations(page);
    await page.getByRole('button', { name: 'Previous version' }).click();
    await expect(page.getByText('Version 1 of 2')).toBeAttached();
    await expect.poll(async () => (await words()).at(-1)).toBe(first);
  });

  await test.step('other words are answered in place, and left again', async () => {
    const question = messages(page)
      .getByRole('article')
      .filter({ hasText: /nearest star|Who are you/ })
      .first();
    await question.getByRole('button', { name: 'Message actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit and ask again' }).click();
    await page.getByRole('textbox', { name: 'Edit and ask again' }).fill('Who are you?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Version 3 of 3')).toBeAttached();
    await expect(messages(page).getByText('Who are you?')).toBeVisible();
    await page.reload();
    await expect(messages(page).getByText('Who are you?')).toBeVisible();
    await page.getByRole('button', { name: 'Previous version' }).click();
    await expect(messages(page).getByText('What is the nearest star?')).toBeVisible();
    await expect(messages(page).getByText('Who are you?')).toHaveCount(0);
  });

  await test.step('a thumb and its reason reach the creator beside the card', async () => {
    await page.getByRole('button', { name: 'Good answer' }).click();
    await page.getByRole('button', { name: 'Helpful' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const creatorPage = await openAs(
      await demoCreator(origin, companion),
      '/settings/creator-config/edit-chat',
    );
    await creatorPage.getByRole('tab', { name: 'Feedback' }).click();
    await expect(creatorPage.getByText('What is the nearest star?').first()).toBeVisible();
    await expect(creatorPage.getByText('Helpful').first()).toBeVisible();
  });
});

test('a fan corrects what the companion remembers and is somebody else in this chat; the creator sees facts alone', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, companion);
  await callAs(fan, 'charger', { char_id, content: 'I live in Lisbon. I have a cat called Miso.' });
  const isRead = async () => (await callAs(fan, 'listMemory', { char_id })).facts.length;
  await expect.poll(isRead).toBe(2);
  const page = await openAs(fan, `/messages/${char_id}`);

  await test.step('each fact leads to its message', async () => {
    await page.getByRole('button', { name: `More about ${name}` }).click();
    await page.getByRole('tab', { name: 'Memory' }).click();
    const lisbon = page.getByRole('listitem').filter({ hasText: 'Lisbon' });
    await lisbon.getByRole('link', { name: 'Show the message' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(messages(page).getByRole('article').filter({ hasText: 'I live in Lisbon' })).toBeFocused();
  });

  await test.step('a correction stays, and the creator sees it without the words', async () => {
    await page.getByRole('button', { name: `More about ${name}` }).click();
    await page.getByRole('tab', { name: 'Memory' }).click();
    await page.getByRole('button', { name: 'Correct: Lisbon' }).click();
    await page.getByRole('textbox', { name: 'How it should be' }).fill('Porto');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Forget: Porto' })).toBeVisible();
    await expectNoAccessibilityViolations(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all' }).click();
    expect((await download).suggestedFilename()).toBe(`memory-${char_id}.json`);
    await page.keyboard.press('Escape');
    const creatorPage = await openAs(await demoCreator(origin, companion), `/messages/${fan.userId}`);
    await creatorPage.getByRole('button', { name: 'About this fan' }).click();
    const panel = creatorPage.getByRole('dialog');
    await expect(panel.getByText('Porto')).toBeVisible();
    await expect(panel.getByText('I live in Lisbon')).toHaveCount(0);
  });

  await test.step('a persona is written and chosen for this conversation', async () => {
    await page.getByRole('button', { name: `More about ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Who you are here' }).click();
    await page.getByRole('button', { name: 'New persona' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Captain Ash');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('radio', { name: 'Captain Ash' }).check();
    await expectNoAccessibilityViolations(page);
    await expect.poll(async () => (await callAs(fan, 'listPersonas', { char_id })).chosen_id).not.toBeNull();
  });
});
