import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { ofEndedSession } from '../../support/console-errors.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan, signIn } from '../../support/people.ts';
import { untilLive } from '../../support/waiting/live.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const wide = { viewport: { width: 1366, height: 800 }, reducedMotion: 'reduce' } as const;

test('on a phone the list leads to a page and Back leads to the list', async ({ origin, openAs }) => {
  const page = await openAs(await newFan(origin), '/settings', phone);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page).toHaveTitle('Settings · Kindred');
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Help center' })).toBeVisible();
  await expect(page).toHaveTitle('Help center · Settings · Kindred');
  await expect(page.getByRole('link', { name: 'Privacy' })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Help' }).getByRole('link', { name: 'Talk to support' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Talk to support' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Privacy' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('blocked');
  await page.getByRole('link', { name: 'Blocked people' }).click();
  await page.getByRole('link', { name: 'All settings' }).click();
  await expect(page.getByRole('link', { name: 'Help' })).toBeVisible();
});

test('on a wide screen list and page stand side by side, and the open one is marked', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await newFan(origin), '/settings', wide);
  const list = page.getByRole('navigation', { name: 'Settings' });
  await expect(list.locator('[aria-current]')).toHaveText('Account');
  const help = list.getByRole('link', { name: 'Help' });
  await help.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Help center' })).toBeVisible();
  await expect(list.locator('[aria-current]')).toHaveText('Help');
  await expect(help).toBeFocused();
  const pages = page.getByRole('navigation', { name: 'Help', exact: true });
  await expect(pages.locator('[aria-current=page]')).toHaveText('Help center');
  await expect(list.getByRole('link', { name: 'Your page' })).toHaveCount(0);
  await page.goto('/settings/creator-config/commenting');
  await expect(page.getByText('This setting is for creators')).toBeVisible();
});

test('a fan changes name, time zone and language, and all of it stays', async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  const page = await openAs(fan, '/settings/account/accountInfo', wide);
  await page.getByLabel('Nickname').fill('Wren');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, /^Saved$/);
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo');
  await expect.poll(async () => (await callAs(fan, 'getAccount', {})).timezone).toBe('Asia/Tokyo');
  await page.getByRole('radio', { name: '中文' }).click();
  await expect(page.getByRole('heading', { name: '个人信息', level: 2 })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('昵称')).toHaveValue('Wren');
});

test('one signs another device out, and it is out', async ({ origin, openAs, consoleErrors }) => {
  consoleErrors.allow(ofEndedSession);
  const sub = crypto.randomUUID();
  const here = await signIn(origin, { sub, name: 'Two Devices' });
  const there = await signIn(origin, { sub, name: 'Two Devices' });
  const other = await openAs(there, '/wallet', wide);
  await expect(other.getByRole('heading', { name: 'Wallet' })).toBeVisible();
  const page = await openAs(here, '/settings/account/passwordSecurity', wide);
  await expect(page.getByText('There is no password here')).toBeVisible();
  await expect(page.getByText('This device')).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expectToast(page, '1 device is signed out');
  await expect(other).toHaveURL(/\/login/);
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
});

test('somebody blocked is gone from their page, and back after undoing it', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  // What was being read of them when the block came.
  consoleErrors.allow(/status of 404/);
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, 'dr_vega');
  const page = await openAs(fan, `/character/${char_id}`, phone);
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expectToast(page, 'Block Success');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/settings/privacy/blockedUsers');
  await expect(page.getByRole('button', { name: `Unblock ${name}` })).toBeVisible();
  await expectNoAccessibilityViolations(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  // It goes by itself; pointed at as soon as it is there, it stays.
  const isPointedAt = undo.hover();
  await page.getByRole('button', { name: `Unblock ${name}` }).click();
  await expect(page.getByText('You haven’t blocked anyone')).toBeVisible();
  await isPointedAt;
  await undo.click();
  await expect(page.getByRole('button', { name: `Unblock ${name}` })).toBeVisible();
  await page.getByRole('button', { name: `Unblock ${name}` }).click();
  await expect(page.getByText('You haven’t blocked anyone')).toBeVisible();
  await page.goto(`/character/${char_id}`);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
});

test('a creator’s automated words reach whoever follows', async ({ origin, openAs }) => {
  const creator = await newCreator(origin);
  const page = await openAs(creator, '/settings/creator-config/automated-msg/new-subscriber', wide);
  await page.getByLabel('Your words').fill('Welcome to the night sky, {name}');
  await expect(page.getByRole('region', { name: 'How a fan sees it' })).toContainText('night sky, Robin');
  await page.getByRole('switch', { name: 'Send it' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, /^Saved$/);
  await untilLive(page);
  const banner = page.getByRole('region', { name: 'Notification' });
  // It goes by itself; pointed at as soon as it is there, it stays.
  const isPointedAt = banner.hover();
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await isPointedAt;
  await expect(banner.getByText(/^Welcome to the night sky, (?!Robin)/)).toBeVisible();
  const fan = await newFan(origin);
  await callAs(fan, 'follow', { following_id: creator.charId });
  const chat = await openAs(fan, `/messages/${creator.charId}`, wide);
  await expect(chat.getByText(`Welcome to the night sky, ${fan.nickname}`).first()).toBeVisible();
  await expect(chat.getByText('Automated message').first()).toBeVisible();
  await page.getByRole('link', { name: 'Automated messages' }).last().click();
  const log = page.getByRole('listitem').filter({ hasText: fan.nickname });
  await expect(log.getByText('Sent', { exact: true })).toBeVisible();
  await expectNoAccessibilityViolations(page);
});

test('a request for help gets a number and stays on the list', async ({ origin, openAs }) => {
  const page = await openAs(await newFan(origin), '/settings/help/talkToSupport', phone);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please write what happened')).toBeVisible();
  await page.getByLabel('What happened?').fill('The video does not play');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').getByText(/Your request has the number \d+/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('The video does not play')).toBeVisible();
});

test('whoever deletes their account is out, and can begin anew with the same sign-in', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  consoleErrors.allow(ofEndedSession);
  const sub = crypto.randomUUID();
  const person = await signIn(origin, { sub, name: 'Goes Away' });
  const page = await openAs(person, '/settings/account/deleteAccount', phone);
  const action = page.getByRole('button', { name: 'Delete my account' });
  await expect(action).toBeDisabled();
  await expectNoAccessibilityViolations(page);
  await page.getByLabel('Type DELETE to confirm').fill('delete');
  await action.click();
  await expect(page).toHaveURL(/\/login/);
  const again = await signIn(origin, { sub, name: 'Comes Back' });
  expect(again.userId).not.toBe(person.userId);
});
