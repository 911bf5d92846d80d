import { callAs } from '../../support/call-as.ts';
import { messages } from '../../support/conversation.ts';
import { topUp } from '../../support/diamonds.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan } from '../../support/people.ts';
import { newPhoto } from '../../support/pictures.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

test('a creator sells a photo in a message, the fan unlocks it and keeps it when it is unsent', async ({
  origin,
  openAs,
}) => {
  const creator = await demoCreator(origin, 'dr_vega');
  const fan = await newFan(origin);
  await topUp(fan, 500);
  const { char_id } = await findCharacter(fan, 'dr_vega');
  await callAs(fan, 'charger', { char_id, content: 'Hello' });
  await callAs(creator, 'setConversationMode', { char_id, user_id: fan.userId, mode: 'off' });
  const creatorPage = await openAs(creator, `/messages/${fan.userId}`);
  const fanPage = await openAs(fan, `/messages/${char_id}`);

  await test.step('it is sent with a price, and the fan sees a blur and what it costs', async () => {
    await creatorPage
      .getByLabel('Photos and videos', { exact: true })
      .setInputFiles(await newPhoto('stars.jpg'));
    await creatorPage.getByLabel('Price in diamonds').fill('5');
    await creatorPage.getByRole('textbox', { name: /^Write to/ }).fill('Saturn, last night');
    await creatorPage.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(creatorPage.getByText('Between 10 and 10,000 diamonds')).toBeVisible();
    await creatorPage.getByLabel('Price in diamonds').fill('300');
    await creatorPage.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(messages(creatorPage).getByText('For sale at 300 diamonds, not bought yet')).toBeVisible();
    const locked = messages(fanPage).getByRole('group', { name: 'Locked: 1 photo' });
    await expect(locked).toBeVisible();
    await expect(messages(fanPage).getByText('Saturn, last night')).toBeVisible();
    await locked.getByRole('button', { name: 'Unlock for 300 diamonds' }).click();
  });

  await test.step('the purchase opens it for the fan and shows the creator who bought it', async () => {
    const dialog = fanPage.getByRole('dialog', { name: 'Unlock this message' });
    await dialog.getByRole('button', { name: 'Unlock for 300 diamonds' }).click();
    await expectToast(fanPage, 'Purchase success');
    await messages(fanPage).getByRole('button', { name: 'Open photo 1 of 1' }).click();
    const viewer = fanPage.getByRole('dialog', { name: 'Photos and videos of this message' });
    await expect(viewer.getByRole('img', { name: 'Photo' })).toBeVisible();
    await fanPage.keyboard.press('Escape');
    await expect(messages(creatorPage).getByText(/bought it for 300 diamonds/)).toBeVisible();
  });

  await test.step('unsent, it stays with the fan, in the conversation and among their purchases', async () => {
    const sold = messages(creatorPage).getByRole('article').filter({ hasText: 'Saturn, last night' });
    await sold.getByRole('button', { name: 'Message actions' }).click();
    await creatorPage.getByRole('menuitem', { name: 'Unsend' }).click();
    await expect(messages(creatorPage).getByText('The fan has bought it and keeps it.')).toBeVisible();
    await expect(messages(fanPage).getByText('Saturn, last night')).toHaveCount(0);
    await expect(messages(fanPage).getByRole('button', { name: 'Open photo 1 of 1' })).toBeEnabled();
    await fanPage.getByRole('button', { name: /^More about/ }).click();
    const bought = fanPage.getByRole('dialog');
    await bought.getByRole('tab', { name: 'Media' }).click();
    await expect(bought.getByRole('button', { name: 'Open photo 1 of 1' })).toBeEnabled();
  });
});

test('photos and voice messages written without a network survive a reload and go out in order', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  // What is on its way when the network goes; a file goes on where the server says it stopped (409).
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|WebSocket|status of 409 .*\/media\/tus\//);
  const creator = await demoCreator(origin, 'dr_vega');
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, 'dr_vega');
  await callAs(fan, 'charger', { char_id, content: 'Hello' });
  await callAs(creator, 'setConversationMode', { char_id, user_id: fan.userId, mode: 'off' });
  const page = await openAs(fan, `/messages/${char_id}`);
  const composer = page.getByLabel(`Write to ${name}`);
  await expect(composer).toBeVisible();

  await page.context().setOffline(true);
  await page.getByLabel('Photos and videos', { exact: true }).setInputFiles(await newPhoto('moon.jpg'));
  await composer.fill('The mon');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Record a voice message' }).click();
  await expect(page.getByRole('timer')).toHaveText(/[1-9]/);
  await page.getByRole('button', { name: 'Send voice message' }).click();
  // A recording takes a moment to end and to be stored.
  const said = messages(page).getByRole('article');
  await expect(said.getByRole('img', { name: 'Voice message' })).toBeVisible();
  await composer.fill('And words');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(said.filter({ hasText: 'And words' })).toBeVisible();

  const pending = messages(page).getByRole('article').filter({ hasText: 'The mon' });
  await pending.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Edit message' }).fill('The moon');
  await page.getByRole('button', { name: 'Save' }).click();

  await page.context().setOffline(false);
  await page.reload();
  await expect(said.filter({ has: page.getByRole('img', { name: 'Sent' }) })).toHaveCount(4);
  await expect(said.nth(-3)).toContainText('The moon');
  await expect(said.nth(-3).getByRole('button', { name: 'Open photo 1 of 1' })).toBeEnabled();
  await expect(said.nth(-2).getByRole('button', { name: 'Play voice message' })).toBeEnabled();
  await expect(said.nth(-1)).toContainText('And words');

  await said.nth(-2).getByRole('button', { name: 'Playback speed: 1' }).click();
  // Over and over: a second is soon gone.
  await said
    .nth(-2)
    .locator('audio')
    .evaluate((audio: HTMLAudioElement) => {
      audio.loop = true;
    });
  await said.nth(-2).getByRole('button', { name: 'Play voice message' }).click();
  await expect(said.nth(-2).getByRole('button', { name: 'Pause voice message' })).toBeVisible();

  const creatorPage = await openAs(creator, `/messages/${fan.userId}`);
  await expect(messages(creatorPage).getByRole('button', { name: 'Play voice message' })).toBeEnabled();
});
