import { callAs } from '../../support/call-as.ts';
import { messages, write } from '../../support/conversation.ts';
import { topUp } from '../../support/diamonds.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

test('a creator sees what their companion is about to say, stops it, changes it and sends it, while the fan sees typing', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  const fan = await newFan(origin);
  await callAs(fan, 'follow', { following_id: creator.charId, tp: 1 });
  const settings = await openAs(creator, '/settings/creator-config/edit-chat', { viewport: laptop });
  await settings.getByRole('radio', { name: 'AI auto-reply that you can stop' }).click();
  await settings.getByLabel('Seconds until an answer is sent').fill('120');
  const form = settings.getByRole('region', { name: 'Who answers' });
  await form.getByRole('button', { name: 'Save' }).click();
  await settings.getByRole('button', { name: 'Change it' }).click();
  await expectToast(settings, 'Success');

  const fanPage = await openAs(fan, `/messages/${creator.charId}`, { viewport: phone });
  await write(fanPage, creator.name, 'Good morning, what are you doing today?');
  const page = await openAs(creator, `/messages/${fan.userId}`, { viewport: laptop });
  const panel = page.getByRole('region', { name: 'Your companion’s answer' });
  await expect(panel.getByRole('timer')).toContainText('Sends in');
  await expect(fanPage.getByText('The AI companion is writing…')).toBeAttached();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByRole('status')).toHaveText('Your companion’s draft');
  await expect(panel.getByRole('timer')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Change' }).click();
  await panel.getByLabel('Your version').fill('I glaze bowls today, all of them blue.');
  await panel.getByRole('button', { name: 'Send now' }).click();
  await expect(panel).toHaveCount(0);
  for (const one of [page, fanPage])
    await expect(messages(one).getByText('I glaze bowls today, all of them blue.')).toBeVisible();

  await page.getByRole('button', { name: 'How this chat is answered' }).click();
  await page.getByRole('menuitem', { name: 'Companion drafts, I send' }).click();
  await expect(page.getByText('Your AI companion writes drafts.')).toBeVisible();
  await write(fanPage, creator.name, 'And tomorrow?');
  await expect(panel.getByRole('status')).toHaveText('Your companion’s draft');
  await panel.getByRole('button', { name: 'Discard' }).click();
  await expect(panel).toHaveCount(0);
  await expect(messages(fanPage).getByRole('article')).toHaveCount(3);
});

test('words about money back call the creator with a brief, and one of its answers goes out', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  const fan = await newFan(origin);
  await callAs(fan, 'follow', { following_id: creator.charId, tp: 1 });
  await callAs(fan, 'charger', { char_id: creator.charId, content: 'Hello, my name is Tom' });
  const fanPage = await openAs(fan, `/messages/${creator.charId}`, { viewport: phone });
  await write(fanPage, creator.name, 'I want my money back, when do I get it?');
  const page = await openAs(creator, `/messages/${fan.userId}`, { viewport: laptop });
  await expect(page.getByText('For you: they want a refund.')).toBeVisible();
  const brief = page.getByRole('region', { name: 'Brief' });
  await expect(brief.getByRole('link', { name: 'I want my money back, when do I get it?' })).toBeVisible();
  await brief.getByRole('button', { name: /Which payment is it about/ }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages(fanPage).getByText(/Which payment is it about/)).toBeVisible();
  await expect(page.getByText('For you: they want a refund.')).toHaveCount(0);
});

test('what a message costs stands where one writes, and a new price is agreed to before anything is sent', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  const fan = await newFan(origin);
  const priced = (message_price: number) =>
    callAs(creator, 'setAnswerSettings', {
      mode: 'auto',
      hours: null,
      away_mode: 'auto',
      hold_seconds: 30,
      handover: [],
      message_price,
    });
  await topUp(fan, 100);
  await priced(10);
  const before = (await callAs(fan, 'getUserData', {})).diamond;
  const page = await openAs(fan, `/messages/${creator.charId}`, { viewport: phone });
  await expect(page.getByText('Each message costs 10 diamonds.')).toBeVisible();
  await write(page, creator.name, 'What do you make?');
  await expect(messages(page).getByRole('article')).toHaveCount(2);
  await expect.poll(async () => (await callAs(fan, 'getUserData', {})).diamond).toBe(before - 10);
  // It changes while the next message is on its way: the page cannot know yet.
  await page.route(
    '**/dialogue/charger',
    async (route) => {
      await priced(15);
      await route.continue();
    },
    { times: 1 },
  );
  await write(page, creator.name, 'And how?');
  await page.getByRole('button', { name: 'Send for 15 diamonds' }).click();
  await expect(messages(page).getByText('Not sent')).toHaveCount(0);
  await expect.poll(async () => (await callAs(fan, 'getUserData', {})).diamond).toBe(before - 25);
  await expect(page.getByText('Each message costs 15 diamonds.')).toBeVisible();
});
