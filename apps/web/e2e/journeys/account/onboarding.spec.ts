import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan, newName } from '../../support/people.ts';
import { beSomeoneKnown, beSomeoneNew, goToProvider } from '../../support/provider-page.ts';

const inviter = { handle: 'tales_by_isolde', name: /invited you$/ };
const newHandle = () => `e2e_${randomUUID().slice(0, 8)}`;
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function passSteps(page: Page, handle: string): Promise<void> {
  await page.getByLabel('Handle').fill(handle);
  await expect(page.getByText(`@${handle} is available`).first()).toBeAttached();
  await goOn(page);
  await expect(step(page, 'Category and price')).toBeVisible();
  await goOn(page);
  await expect(step(page, 'Your companion')).toBeVisible();
  await goOn(page);
  await expect(step(page, 'Age and rules')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await goOn(page);
  await expect(step(page, 'Check and finish')).toBeVisible();
}

test('an invitation goes along from the link over signing in to a page of one’s own, and counts', async ({
  page,
  origin,
}) => {
  const isolde = await demoCreator(origin, inviter.handle);
  const before = await callAs(isolde, 'getInviteStatistics', {});
  await page.goto(`/invites?referral=${inviter.handle}`);
  await expect(page).toHaveURL(`/login?referral=${inviter.handle}`);
  await expect(page.getByText(inviter.name)).toBeVisible();
  await goToProvider(page);
  await beSomeoneNew(page, newName());
  await expect(page).toHaveURL(`/recommend?referral=${inviter.handle}`);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(`/creatorOnboarding?referral=${inviter.handle}`);
  await expect(page.getByText(inviter.name)).toBeVisible();

  const handle = newHandle();
  await page.getByLabel('One line about you').fill('Ink and paper');
  await page.getByLabel('Handle').fill(inviter.handle);
  await expect(page.getByText('This handle is taken, please choose another one.').first()).toBeAttached();
  await page.getByLabel('Handle').fill(handle);
  await expect(page.getByText(`@${handle} is available`).first()).toBeAttached();
  await page.getByLabel('Picture').setInputFiles('apps/web/public/apple-touch-icon.png');
  await goOn(page);
  await page.getByRole('radio', { name: /^For subscribers/ }).check();
  await page.getByRole('button', { name: '$19.99' }).click();
  await page.getByRole('button', { name: '3 days' }).click();
  await expect(page.getByText('Of $19.99 a month you keep $15.99, Kindred keeps $4.00.')).toBeVisible();

  // A reload and Back lose nothing.
  await page.reload();
  await expect(page.getByRole('button', { name: '$19.99' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByLabel('One line about you')).toHaveValue('Ink and paper');
  await page.goForward();
  await expect(step(page, 'Category and price')).toBeVisible();
  await goOn(page);
  await page.getByLabel('Greeting').fill('Come in, the kettle is on.');
  await goOn(page);
  await expect(step(page, 'Age and rules')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await goOn(page);
  await expect(page.getByText('$19.99 a month, 3 days free')).toBeVisible();
  await page.getByRole('button', { name: 'Become a creator' }).click();

  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('link', { name: 'Write your first post' })).toHaveAttribute(
    'href',
    '/createPost',
  );
  await expect(page.getByText(`@${handle}`).first()).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Creator tools' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Become a creator' })).toHaveCount(0);
  await page.goto('/creatorOnboarding');
  await expect(page).toHaveURL('/home');

  const after = await callAs(isolde, 'getInviteStatistics', {});
  expect(after.creator_num).toBe(before.creator_num + 1);
  const { list } = await callAs(isolde, 'listInvited', {});
  expect(list.map(({ char_unique_id }) => char_unique_id)).toContain(handle);
});

test('every step is without accessibility violations, dark, on a phone', async ({ origin, openAs }) => {
  const page = await openAs(await newFan(origin), `/creatorOnboarding?referral=${inviter.handle}`, {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await passSteps(page, newHandle());
  await expectNoAccessibilityViolations(page);
  for (const name of ['Age and rules', 'Your companion', 'Category and price', 'Who you are']) {
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(step(page, name)).toBeVisible();
    await expectNoAccessibilityViolations(page);
  }
});

test('somebody who has an account and opens an invitation is shown by whom; the first one counts', async ({
  page,
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  await page.goto(`/invites?referral=${inviter.handle}`);
  await goToProvider(page);
  await beSomeoneKnown(page, fan.nickname);
  await expect(page).toHaveURL(`/creatorOnboarding?referral=${inviter.handle}`);
  await expect(page.getByText(inviter.name)).toBeVisible();

  const signedIn = await openAs(fan, '/invites?referral=dr_vega');
  await expect(signedIn).toHaveURL('/creatorOnboarding?referral=dr_vega');
  await expect(signedIn.getByText(inviter.name)).toBeVisible();
  await expect(signedIn.getByText('Dr. Lucía Vega invited you')).toHaveCount(0);
});

test('a code that nobody has leads to the same place and says nothing', async ({ page, origin, openAs }) => {
  await page.goto('/invites?referral=nobody_here');
  await expect(page).toHaveURL('/login?referral=nobody_here');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByText(inviter.name)).toHaveCount(0);
  const fan = await openAs(await newFan(origin), '/invites?referral=nobody_here');
  await expect(fan.getByLabel('Handle')).toBeVisible();
  await expect(fan.getByText(inviter.name)).toHaveCount(0);
});

test('whoever was invited may stay a fan', async ({ origin, openAs }) => {
  const page = await openAs(await newFan(origin), `/invites?referral=${inviter.handle}`);
  await page.getByRole('link', { name: 'Continue as a fan' }).click();
  await expect(page).toHaveURL('/home');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Become a creator' }),
  ).toBeVisible();
});

test('somebody becomes a creator on a phone, by keyboard, and a second tab follows', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const page = await openAs(fan, '/creatorOnboarding', { viewport: { width: 390, height: 844 } });
  const other = await page.context().newPage();
  await other.goto(`${origin}/creatorOnboarding`);
  await expect(other.getByLabel('Handle')).toBeVisible();
  await passSteps(page, newHandle());
  await page.getByRole('button', { name: 'Become a creator' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
  await expect(other).toHaveURL('/profile');
  await expect(page.getByRole('link', { name: 'Write your first post' })).toBeVisible();
});

test('the way to a page of one’s own is there in Chinese', async ({ origin, openAs }) => {
  const page = await openAs(await newFan(origin), '/home');
  await page.evaluate(() => localStorage.setItem('language', 'zh'));
  await page.goto(`/creatorOnboarding?referral=${inviter.handle}`);
  await expect(page.getByRole('heading', { name: '你是谁' })).toBeVisible();
  await expect(page.getByText(/邀请了你$/)).toBeVisible();
  await expect(page.getByRole('link', { name: '继续做粉丝' })).toBeVisible();
});
