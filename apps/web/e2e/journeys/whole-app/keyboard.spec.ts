import { ofEndedSession } from '../../support/console-errors.ts';
import { balanceOf, topUp } from '../../support/diamonds.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newFan, newName } from '../../support/people.ts';
import { tabTo } from '../../support/tab-to.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

test('somebody signs in with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Continue with Google' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose who to be' })).toBeVisible();
  const name = page.getByLabel('Someone new');
  await name.focus();
  await page.keyboard.type(newName());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recommend');
  await expect(page.getByRole('button', { name: 'Art', exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Follow Mara Ostrow' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Follow Mara Ostrow' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Follow 1 creator' })).toBeVisible();
});

test('somebody likes and gives with the keyboard alone, and closes what they opened with Escape', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  await topUp(fan, 300);
  const before = await balanceOf(fan);
  const page = await openAs(fan, '/home');
  const card = page.getByRole('feed').getByRole('article').first();
  const like = card.getByRole('button', { name: /^Like,/ });
  await expect(like).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await tabTo(page, like);
  await page.keyboard.press('Space');
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  const gift = card.getByRole('button', { name: 'Send a gift' });
  await tabTo(page, gift);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send Gift' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(gift).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: '200 diamonds' }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Send 200 diamonds' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Reward Success');
  expect(await balanceOf(fan)).toBe(before - 200);
});

test('an open dialog keeps the focus inside', async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  const { char_id } = await findCharacter(fan, 'amara_stretches');
  const page = await openAs(fan, `/character/${char_id}`);
  await page.getByRole('main').getByRole('button', { name: 'Send a gift' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Send Gift' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
});

test('what is locked is told in words, not by a blur alone', async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, 'chef_bastien');
  const page = await openAs(fan, `/character/${char_id}`);
  const locked = page.getByRole('group', { name: `Locked: for subscribers of ${name}` }).first();
  await expect(locked).toBeVisible();
  await expect(locked).toHaveAccessibleName(/\d+ (photo|video)/);
  await expect(page.getByText('The rest of the text is locked.').first()).toBeAttached();
});

test('the app shell is walked with the keyboard alone: menu, side bar, theme, way out', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  consoleErrors.allow(ofEndedSession);
  const person = await newFan(origin);
  const page = await openAs(person, '/wallet', { viewport: { width: 1366, height: 900 } });
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, page.getByRole('button', { name: 'Collapse the sidebar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeFocused();
  await tabTo(page, menu.getByRole('link', { name: 'Discover' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Discover', level: 1 })).toBeVisible();
  await expect(page.locator('p[aria-live=polite]'), 'is said where it is not seen').toHaveText('Discover');
  await expect(menu.getByRole('link', { name: 'Discover' })).toHaveAttribute('aria-current', 'page');
  const account = page.getByRole('button', { name: `${person.nickname}: account and appearance` });
  await tabTo(page, account);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Dark' }));
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Log out' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Log out?' });
  await tabTo(page, question.getByRole('button', { name: 'Log out' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});
