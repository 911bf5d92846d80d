import type { Page } from '@playwright/test';
import { callAs } from '../../support/call-as.ts';
import { messages, openConversation, write } from '../../support/conversation.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan, type Person } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

const companion = 'wander_ilse';
const sending = '**/dialogue/charger';
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED|WebSocket/;

test('what is written without a network waits, outlives a reload and goes out in order, once', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  consoleErrors.allow(noNetwork);
  const { fan, char_id, name, page } = await openConversation(openAs, origin, companion);
  await expect(page.getByLabel(`Write to ${name}`)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You appear to be offline. This may be out of date.')).toBeVisible();
  const words = ['First thing', 'Second thing', 'Third thing'];
  for (const text of words) await write(page, name, text);
  await expect(messages(page).getByText('Please check your network')).toHaveCount(3);

  // A page can be loaded again, and still nothing can be sent.
  await page.context().route(sending, (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(false);
  await page.reload();
  for (const text of words) await expect(messages(page).getByText(text)).toBeVisible();
  expect(await written(fan, char_id)).toEqual([]);

  await page.context().unroute(sending);
  await goOnline(page);
  await expect.poll(() => written(fan, char_id)).toEqual(words);
  await expect(messages(page).getByText(/^Waiting|^Sending|^Not sent/)).toHaveCount(0);
  for (const text of words) await expect(messages(page).getByText(text, { exact: true })).toHaveCount(1);
  await page.reload();
  for (const text of words) await expect(messages(page).getByText(text, { exact: true })).toHaveCount(1);
  expect(await written(fan, char_id)).toEqual(words);
});

test('a message whose answer got lost on the way is not sent a second time', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  consoleErrors.allow(noNetwork);
  const { fan, char_id, name, page } = await openConversation(openAs, origin, companion);
  const lost = Promise.withResolvers<void>();
  await page.route(
    sending,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
      lost.resolve();
    },
    { times: 1 },
  );
  await write(page, name, 'Did this arrive?');
  await lost.promise;
  expect(await written(fan, char_id)).toEqual(['Did this arrive?']);
  await goOnline(page);
  await expect(messages(page).getByText(/^Waiting|^Sending|^Not sent/)).toHaveCount(0);
  await expect(messages(page).getByText('Did this arrive?')).toHaveCount(1);
  expect(await written(fan, char_id)).toEqual(['Did this arrive?']);
});

test('other things that need the network say so and can be tried again', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  consoleErrors.allow(noNetwork);
  const fan = await newFan(origin);
  const { char_id } = await findCharacter(fan, companion);
  const page = await openAs(fan, `/character/${char_id}`);
  await page.getByRole('button', { name: 'Follow for free' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Follow for free' }).click();
  const reason = page.getByText('Please check your network');
  await expectToast(page, 'Please check your network');
  await page.context().setOffline(false);
  // A second click right after the first would be taken for the same one.
  await expect(reason).toHaveCount(0);
  await page.getByRole('button', { name: 'Follow for free' }).click();
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();
});

test('what could not be had is there by itself when the server is back, and it is not called the network’s fault', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  consoleErrors.allow(noNetwork);
  const page = await openAs(await newFan(origin), '/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  const calls = '**/v3/api/**';
  for (const name of ['Wallet', 'Messages', 'Notifications']) {
    await page.route(calls, (route) => route.abort('connectionrefused'));
    await page.getByRole('link', { name }).first().click();
    const trouble = page.getByRole('main').getByText('Kindred can’t be reached right now.').first();
    await expect(trouble, name).toBeVisible();
    await expect(page.getByText('Please check your network')).toHaveCount(0);
    await page.unroute(calls);
    await goOnline(page);
    await expect(trouble, name).toHaveCount(0);
  }
});

/** What the fan has written, as the server has it. */
async function written(fan: Person, charId: string): Promise<string[]> {
  const { list } = await callAs(fan, 'listMessages', { char_id: charId });
  return list.filter(({ identity }) => identity === 'fan').map(({ content }) => content);
}

/** Tells the page that the network is back. It was not cut: what was on its way then, as code for later, would be lost to the page. */
function goOnline(page: Page): Promise<unknown> {
  return page.evaluate(() => window.dispatchEvent(new Event('online')));
}

test('when the app or a page of it does not arrive, that is said instead of staying empty, and can be tried again', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  consoleErrors.allow(noNetwork);
  const page = await openAs(await newFan(origin), '/legal/terms.html', { serviceWorkers: 'block' });
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto('/home');
  await expect(page.getByRole('alert')).toContainText('Kindred could not be loaded.');
  await expect(page.getByText('未能载入')).toBeHidden();
  await page.unroute(scripts);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();

  // Back online, the page that was asked for comes by itself.
  await page.context().setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Please check your network' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible();
});

test('a part that did not arrive says why, and once the network is back offers the page anew instead of staying dead', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  consoleErrors.allow(noNetwork);
  const creator = await newCreator(origin);
  const page = await openAs(await newFan(origin), `/character/${creator.charId}`, {
    serviceWorkers: 'block',
  });
  // Whether a module that failed comes when it is asked for again, browsers decide differently: here none does.
  let isCut = false;
  await page.route(/\/assets\/.*\.js$/, (route) => (isCut ? route.abort() : route.continue()));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isCut = false;
  });
  const options = page.getByRole('article').getByRole('button', { name: 'Post options' });
  const gift = page.getByRole('article').getByRole('button', { name: 'Send a gift' });
  await expect(options).toBeVisible();
  for (const part of [options, gift]) {
    isCut = true;
    await page.context().setOffline(true);
    await part.click();
    await expectToast(page, 'Please check your network');
    await page.context().setOffline(false);
    await part.click();
    await expectToast(page, 'This part did not load. Load the page again to have it.');
    const isLoaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await isLoaded;
    await part.click();
    await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toBeVisible();
    await page.keyboard.press('Escape');
  }
});
