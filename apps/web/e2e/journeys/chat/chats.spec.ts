import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { answersOf, messages, write } from '../../support/conversation.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan } from '../../support/people.ts';

const companion = 'dr_vega';
const wide = { viewport: { width: 1440, height: 900 } };

test('a fan has several chats with one character: begun, named, renamed, left and deleted, and told apart by the creator', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, companion);
  const page = await openAs(fan, `/messages/${char_id}`, wide);
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: `More about ${name}` }).click();
    await dialog.getByRole('button', { name: entry }).click();
  };
  const conversations = page.getByRole('navigation', { name: 'Conversations' });
  const dialog = page.getByRole('dialog');

  await test.step('the new chat starts fresh and has its name', async () => {
    await write(page, name, 'I like turnips');
    await expect(answersOf(page, name)).toHaveCount(2);
    await choose('New chat');
    await dialog.getByLabel('Name (optional)').fill('Stargazing');
    await expectNoAccessibilityViolations(page);
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(page).toHaveURL(/\?chat=1$/);
    await expect(answersOf(page, name)).toHaveCount(1);
    await expect(messages(page).getByText('I like turnips')).toHaveCount(0);
  });

  await test.step('what is written without a network goes out in the chat in which it was written', async () => {
    await page.context().setOffline(true);
    await choose('New chat');
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(dialog.getByText('Please check your network')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await write(page, name, 'Which star is that?');
    await conversations.getByRole('link').filter({ hasNotText: 'Stargazing' }).click();
    await expect(messages(page).getByText('I like turnips')).toBeVisible();
    await expect(messages(page).getByText('Which star is that?')).toHaveCount(0);
    await page.context().setOffline(false);
    await conversations.getByRole('link', { name: /Stargazing/ }).click();
    await expect(answersOf(page, name)).toHaveCount(2);
  });

  await test.step('two tabs that press New chat open the same one', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: `More about ${name}` }).click();
      await tab.getByRole('dialog').getByRole('button', { name: 'New chat' }).click();
    }
    await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Start' }).click()));
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\?chat=2$/);
    await other.close();
  });

  await test.step('all of them are in one place, to rename, delete and open', async () => {
    await choose('All chats');
    await dialog.getByRole('button', { name: 'Rename Stargazing' }).click();
    await dialog.getByLabel('Name (optional)').fill('Night sky');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('link', { name: /Night sky/ })).toBeVisible();
    await expectNoAccessibilityViolations(page);
    await dialog.getByRole('button', { name: 'Delete Chat 3' }).click();
    await page.getByRole('button', { name: 'Delete for me' }).click();
    await expect(page.getByRole('link', { name: /Chat 3/ })).toHaveCount(0);
    await dialog.getByRole('link', { name: /Night sky/ }).click();
    await expect(page.getByRole('heading', { level: 2 })).toContainText(name);
    await expect(conversations.getByRole('link', { name: /Night sky/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('the search of the list finds the chat by its name and all of them by hers', async () => {
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('night sk');
    await expect(page.getByRole('link', { name: /Night sky/ })).toHaveCount(1);
    await search.fill(name);
    await expect(page.getByRole('link', { name: new RegExp(`${name}.*Creator`) })).not.toHaveCount(0);
    await search.press('Escape');
  });

  await test.step('the creator sees which of them is open and goes to the other', async () => {
    const creator = await openAs(await demoCreator(origin, companion), `/messages/${fan.userId}`, wide);
    await expect(messages(creator).getByText('I like turnips')).toBeVisible();
    const aside = creator.getByRole('complementary', { name: `About ${fan.nickname}` });
    await aside.getByRole('button', { name: 'Add a label' }).click();
    await creator.getByRole('dialog').getByLabel('New label').fill('Stargazer');
    await creator.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await expect(creator.getByRole('checkbox', { name: 'Stargazer' })).toBeChecked();
    await creator.keyboard.press('Escape');
    await expect(aside.getByText('Stargazer')).toBeVisible();
    await aside.getByRole('link', { name: /Night sky/ }).click();
    await expect(messages(creator).getByText('Which star is that?')).toBeVisible();
    await expect(messages(creator).getByText('I like turnips')).toHaveCount(0);
  });
});
